// De mensen aan een tafel en je eigen plaatsen, in het Nederlands.

import type { PeopleMessages } from './people.en';

export const peopleNl: PeopleMessages = {
  'people.title': 'Wie hier zit',
  'people.mute': 'Leg het zwijgen op',
  'people.unmute': 'Laat weer praten',
  'people.muted': 'mag niet praten',
  'people.makeHost': 'Maak gastheer',
  'people.host': 'gastheer',
  'people.removeSure': 'Zeker? Een bot krijgt deze plaats voorgoed.',
  'people.takeOver': 'De gastheer is er niet: neem het over',
  'people.removed': 'Je hebt geen plaats meer aan deze tafel.',
  'people.slow': '{name} laat de tafel al {n} {n|minuut|minuten} wachten.',
  'people.claim': 'Laat een bot spelen',
  'people.wait': 'Nog even wachten',
  'people.closed': 'De beheerder van deze server heeft deze tafel gesloten: {why}',
  'people.closedPlain': 'De beheerder van deze server heeft deze tafel gesloten.',
  'take.title': 'Neem je plaatsen mee',
  'take.open': 'Naar een ander apparaat',
  'take.about':
    'In deze link zitten je plaatsen in spellen die nog bezig zijn: {n} {n|spel|spellen}. Stuur hem aan jezelf en open hem op je andere apparaat, of bewaar hem voor als deze browser ze vergeet.',
  'take.secret': 'Wie de link heeft, kan voor jou spelen. De server ziet nooit wat erin staat.',
  'take.none': 'Je hebt geen plaats in een spel dat nog bezig is.',
  'take.link': 'De link naar je plaatsen',
  'take.brought': 'Plaatsen in een link',
  'take.count': 'In deze link zitten plaatsen in {n} {n|spel|spellen}. Zal deze browser ze voortaan bewaren?',
  'take.yes': 'Neem de plaatsen',
  'take.bad': 'In deze link zitten geen plaatsen; misschien ging onderweg een stuk verloren.',
};
