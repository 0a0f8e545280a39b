import { goal, is } from '../../goals';

export const goals = [
  goal('site set up', is('building-sites:set_up'), '.tray:has(.offer.on:nth-child(2)) .pay', '.tray .offer:not(.on)'),
  goal('site chosen', is('building-sites:choose'), 'dialog .sites .site'),
  goal(
    'site completed',
    is('building-sites:complete'),
    'dialog .pay',
    '.tray .on-piece',
    'dialog .offer',
    '.tray .more',
  ),
];
