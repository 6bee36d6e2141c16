import type { Language } from '@kumbara/shared';
import type { Intent } from '#question/grammar.ts';
import type { Question } from './cases.ts';
import builtWith from './question-sets/built-with.json' with { type: 'json' };
import heldOut1 from './question-sets/held-out-1.json' with { type: 'json' };
import heldOut2 from './question-sets/held-out-2.json' with { type: 'json' };
import heldOut3 from './question-sets/held-out-3.json' with { type: 'json' };
import heldOut4 from './question-sets/held-out-4.json' with { type: 'json' };
import heldOut5 from './question-sets/held-out-5.json' with { type: 'json' };
import typed from './wordings.json' with { type: 'json' };

type Questions = Record<Language, Question[]>;

/** Twenty questions in each language, as different people would put them. JSON knows no tuples. */
export const questions = builtWith as unknown as Questions;

/** They and the sets that were written after them. */
export const questionSets = {
  'while it was built': questions,
  // Ten questions per language, written after the grammar was finished, in wordings unknown to it.
  'held out 1': heldOut1,
  // Ten, written after the faults found by the first set were fixed.
  'held out 2': heldOut2,
  // Ten for the last measurement; nothing was fixed after it.
  'held out 3': heldOut3,
  // Five, written after a review's findings were fixed, and measured once before other changes.
  'held out 4': heldOut4,
  // Five, written after the causes found by the previous set were fixed, and measured once.
  'held out 5': heldOut5,
} as unknown as Record<string, Questions>;

/** Typed questions by their intents, also short ones, asked by `ayse`. */
export const wordings: Record<Language, Partial<Record<Intent, string[]>>> = typed;
