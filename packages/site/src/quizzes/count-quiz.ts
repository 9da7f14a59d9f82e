const keyOf = (slug: string, what: string): string => `quiz-counted:${slug}:${what}`;

/**
 * Reports once per device that a quiz was started or finished; a device without storage is not
 * counted, since it would be counted at every question.
 */
export async function countQuiz(slug: string, answers: string, done: boolean): Promise<void> {
  if (!note(slug, 'begun')) return done ? finish(slug, answers) : undefined;
  await tell(slug, 'BEGUN', answers);
  if (done) await finish(slug, answers);
}

async function finish(slug: string, answers: string): Promise<void> {
  if (note(slug, 'finished')) await tell(slug, 'FINISHED', answers);
}

/** @returns whether it was recorded for the first time */
function note(slug: string, what: string): boolean {
  try {
    if (localStorage.getItem(keyOf(slug, what)) !== null) return false;
    localStorage.setItem(keyOf(slug, what), '');
    return true;
  } catch {
    return false;
  }
}

async function tell(quiz: string, what: 'BEGUN' | 'FINISHED', answers: string): Promise<void> {
  await fetch('/api/quizzes/counts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ quiz, what, answers }),
  }).catch(() => undefined); // A count is not worth a retry.
}
