/** The progress of a quiz, stored on this device. */
export interface RememberedQuiz {
  /** The code of the answers, as in the address. */
  answers: string;
  done: boolean;
}

const keyOf = (slug: string): string => `quiz:${slug}`;

export function rememberedQuiz(slug: string): RememberedQuiz | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null');
    return isRemembered(stored) ? stored : null;
  } catch {
    // Storage is denied or invalid: the quiz starts at the beginning.
    return null;
  }
}

export function rememberQuiz(slug: string, quiz: RememberedQuiz): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(quiz));
  } catch {
    // Only resuming later is lost; the address still holds the answers.
  }
}

export function forgetQuiz(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // What could not be stored need not be removed.
  }
}

function isRemembered(stored: unknown): stored is RememberedQuiz {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'answers' in stored &&
    'done' in stored &&
    typeof stored.answers === 'string' &&
    /^\d{1,3}[a-z]{1,20}$/.test(stored.answers) &&
    typeof stored.done === 'boolean'
  );
}
