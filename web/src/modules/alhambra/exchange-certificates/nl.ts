// De wisselbrieven in het Nederlands.

import type { Rules, Words } from './en';

export const words: Words = {
  title: 'De wisselbrieven',
  about: 'Wat je te veel betaalt, tot en met 6, kun je in elke geldsoort sparen en later uitgeven.',
  'card.stone': 'gespaard in {money}',
  'pay.stone': 'met je spaargeld',
  saved: '{n} {money} gespaard',
  'ask.save': 'Sparen wat je te veel betaalde?',
  'save.hint': 'Alles wordt geld van de geldsoort die je kiest, later in zijn geheel uit te geven.',
  'pass.save': 'Niets sparen',
  'do.save': 'Spaar het in {currency}',
  'event.saved': '{name} spaart {n} in {currency}.',
  'event.returned': '{name} geeft het spaargeld in {currency} uit.',
  'tip.stone': 'Spaargeld: geld van die geldsoort, in zijn geheel uit te geven bij een latere aankoop.',
};

export const rules: Rules = {
  save: {
    h: 'Sparen',
    p: 'Meteen nadat je bij een aankoop 1 tot en met 6 te veel betaalde, mag je dat sparen als je bord leeg is: neem een steen van een geldsoort die er nog is en leg hem op dat getal. Je hebt nu zoveel geld van die geldsoort, waarmee je ook betaalde. 7 of meer te veel kun je niet sparen, ook niet voor een deel. Hoeveel stenen er zijn, hangt af van het aantal spelers.',
  },
  spend: {
    h: 'Uitgeven',
    p: 'Bij een latere aankoop in die geldsoort telt het spaargeld als één kaart van die waarde en wordt het altijd in zijn geheel uitgegeven. De steen gaat meteen terug, dus wat je nu te veel betaalt kun je weer sparen. Niemand hoeft te sparen of uit te geven.',
  },
  limits: {
    h: 'Goed om te weten',
    p: 'Met spaargeld betaal je alles wat je koopt, ook via de vizier, maar geen bod, kisten of valken. Het is geen kaart. Met Wisselgeld krijg je munten en mag je bovendien alles sparen. Bij het verdelen van de laatste tegels telt het spaargeld.',
  },
};

// Why something is refused, by the server's sentence.
export const refusals: Readonly<Record<string, string>> = {
  'Savings pay for purchases only.': 'Met spaargeld betaal je alleen aankopen.',
  'An excess of 1 to 6 is saved right after paying.': '1 tot en met 6 te veel spaar je meteen na het betalen.',
  'Save what you paid too much in a currency of your choice, or pass.':
    'Spaar wat je te veel betaalde in een geldsoort naar keuze, of pas.',
  'No stone of that currency is left.': 'Van die geldsoort is geen steen meer over.',
};
