import { NotSent, wordsOfRefusal } from '#received/speaking/send-thanks.ts';

/** A large photo over a slow line takes its time. */
const withinMs = 10 * 60_000;

interface Shown {
  readonly token: string;
  readonly questionId: string;
  /** Makes a retry the same photo. */
  readonly id: string;
  readonly photo: Blob;
}

/** Sends a photo of an answer through the link of the person. @throws NotSent */
export async function sendPhoto({ token, questionId, id, photo }: Shown): Promise<void> {
  const answer = await fetch(`/tell/${token}/questions/${questionId}/photos/${id}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/octet-stream',
      // The page may be in another language than the browser.
      'Accept-Language': document.documentElement.lang,
    },
    body: photo,
    signal: AbortSignal.timeout(withinMs),
  }).catch(() => null);
  if (answer?.ok) return;
  throw new NotSent(answer ? await wordsOfRefusal(answer) : null);
}
