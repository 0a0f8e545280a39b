// Die Leute an einem Tisch und die eigenen Plätze, auf Deutsch.

import type { PeopleMessages } from './people.en';

export const peopleDe: PeopleMessages = {
  'people.title': 'Wer hier sitzt',
  'people.mute': 'Stummschalten',
  'people.unmute': 'Wieder reden lassen',
  'people.muted': 'stumm',
  'people.makeHost': 'Zum Gastgeber machen',
  'people.host': 'Gastgeber',
  'people.removeSure': 'Wirklich? Ein Bot bekommt diesen Platz für immer.',
  'people.takeOver': 'Der Gastgeber ist nicht da: übernehmen',
  'people.removed': 'Du hast keinen Platz mehr an diesem Tisch.',
  'people.slow': '{name} lässt den Tisch seit {n} {n|Minute|Minuten} warten.',
  'people.claim': 'Einen Bot spielen lassen',
  'people.wait': 'Weiter warten',
  'people.closed': 'Wer diesen Server betreibt, hat diesen Tisch beendet: {why}',
  'people.closedPlain': 'Wer diesen Server betreibt, hat diesen Tisch beendet.',
  'take.title': 'Nimm deine Plätze mit',
  'take.open': 'Auf ein anderes Gerät',
  'take.about':
    'Dieser Link enthält deine Plätze in laufenden Spielen: {n} {n|Spiel|Spiele}. Schicke ihn dir selbst und öffne ihn auf deinem anderen Gerät, oder bewahre ihn auf, falls dieser Browser sie vergisst.',
  'take.secret': 'Wer den Link hat, kann für dich spielen. Der Server sieht nie, was darin steht.',
  'take.none': 'Du hast keinen Platz in einem laufenden Spiel.',
  'take.link': 'Der Link zu deinen Plätzen',
  'take.brought': 'Plätze in einem Link',
  'take.count': 'Dieser Link enthält Plätze in {n} {n|Spiel|Spielen}. Soll dieser Browser sie von nun an behalten?',
  'take.yes': 'Plätze übernehmen',
  'take.bad': 'Dieser Link enthält keine Plätze; vielleicht ging unterwegs ein Stück verloren.',
};
