import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** Why a recording could not be sent: the server's message, or null if it could not be reached. */
export class NotSent extends Error {
  constructor(readonly words: string | null) {
    super(words ?? 'the server could not be reached');
    this.name = 'NotSent';
  }
}

/**
 * Sends a recording through the recipient's link. The take's id makes a retry idempotent.
 * @throws NotSent
 */
export async function sendThanks(token: string, takeId: string, sound: Blob): Promise<void> {
  const answer = await fetch(`/shared/${token}/thanks/${takeId}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/octet-stream',
      // The page may be in another language than the browser.
      'Accept-Language': document.documentElement.lang,
    },
    body: sound,
    signal: AbortSignal.timeout(recorderCatalogue.answerWithinMs),
  }).catch(() => null);
  if (answer?.ok) return;
  throw new NotSent(answer ? await wordsOfRefusal(answer) : null);
}

/** What the server says of a request that it refused. */
export async function wordsOfRefusal(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' ? body.message : null;
}
