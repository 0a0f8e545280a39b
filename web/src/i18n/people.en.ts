// The people at a table and one's own seats, in English.

export const peopleEn = {
  'people.title': 'Who sits here',
  'people.mute': 'Mute',
  'people.unmute': 'Let speak again',
  'people.muted': 'muted',
  'people.makeHost': 'Make host',
  'people.host': 'host',
  'people.removeSure': 'Really? A bot gets this seat for good.',
  'people.takeOver': 'The host is not here: take over',
  'people.removed': 'You no longer hold a seat at this table.',
  'people.slow': '{name} has kept the table waiting for {n} {n|minute|minutes}.',
  'people.claim': 'Let a bot play',
  'people.wait': 'Keep waiting',
  'people.closed': 'Whoever runs this server has ended this table: {why}',
  'people.closedPlain': 'Whoever runs this server has ended this table.',
  'take.title': 'Take your seats with you',
  'take.open': 'On to another device',
  'take.about':
    'This link carries your seats in games that are not over: {n} {n|game|games}. Send it to yourself and open it on your other device, or keep it safe in case this browser forgets them.',
  'take.secret': 'Whoever has the link can play for you. The server never sees what is in it.',
  'take.none': 'You hold no seat in a game that goes on.',
  'take.link': 'The link to your seats',
  'take.brought': 'Seats in a link',
  'take.count': 'This link carries seats in {n} {n|game|games}. Shall this browser hold them from now on?',
  'take.yes': 'Take the seats',
  'take.bad': 'This link carries no seats; perhaps a part of it was lost on the way.',
} as const;

export type PeopleMessages = Record<keyof typeof peopleEn, string>;
