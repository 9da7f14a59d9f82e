import { EditRefused, type EditRefusal } from '@infinite/gedcom/edit/edit-refused';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { AppError } from '#platform/errors/app-error.ts';

const refusals: Readonly<Record<EditRefusal, string>> = {
  'unknown-fact': words.badFact,
  'number-needed': words.numberNeeded,
  'union-full': words.unionFull,
  'same-person': words.samePerson,
  'not-there': words.factGone,
  'wrong-record': words.notPerson,
};

/**
 * Runs an edit of structures.
 * @throws AppError INVALID_INPUT where the edit is refused, with the reason
 */
export function edited<Result>(edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    throw new AppError('INVALID_INPUT', { words: refusals[error.code], cause: error });
  }
}
