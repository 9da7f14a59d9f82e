/** What this device knows of a quiz: how far its reader came. */
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
    // Storage is closed, or holds something else: the quiz begins at its beginning.
    return null;
  }
}

export function rememberQuiz(slug: string, quiz: RememberedQuiz): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(quiz));
  } catch {
    // Only the going on after leaving is lost; the address still holds the answers.
  }
}

export function forgetQuiz(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // What could not be stored need not be forgotten.
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
