// A lesson for each game.

import { ALCAZABA_STEPS, DICE_STEPS } from './dice_steps';
import { STEPS, type Step } from './steps';

const LESSONS: Readonly<Record<string, readonly Step[]>> = {
  alhambra: STEPS,
  dice: DICE_STEPS,
  alcazaba: ALCAZABA_STEPS,
};

export const lessonOf = (game: string): readonly Step[] => LESSONS[game] ?? STEPS;
