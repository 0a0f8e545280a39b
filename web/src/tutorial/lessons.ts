// A lesson for each game.

import { ALCAZABA_STEPS, DICE_STEPS } from './dice_steps';
import { RED_STEPS } from './red_steps';
import { STEPS, type Step } from './steps';

const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  alhambra: STEPS,
  dice: DICE_STEPS,
  alcazaba: ALCAZABA_STEPS,
  'red-palace': RED_STEPS,
};

export const lessonOf = (game: string): readonly Step[] => LESSONS[game] ?? STEPS;
