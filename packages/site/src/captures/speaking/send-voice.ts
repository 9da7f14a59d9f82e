import { NotSent, wordsOfRefusal } from '#received/speaking/send-thanks.ts';

/** A long answer over a slow line takes its time. */
const withinMs = 15 * 60_000;

interface Spoken {
  readonly token: string;
  readonly questionId: string;
  /** Makes a retry the same answer. */
  readonly takeId: string;
  readonly sound: Blob;
}

/** Sends a spoken answer through the link of the person. @throws NotSent */
export async function sendVoice({ token, questionId, takeId, sound }: Spoken): Promise<void> {
  const answer = await fetch(`/tell/${token}/questions/${questionId}/voice/${takeId}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/octet-stream',
      // The page may be in another language than the browser.
      'Accept-Language': document.documentElement.lang,
    },
    body: sound,
    signal: AbortSignal.timeout(withinMs),
  }).catch(() => null);
  if (answer?.ok) return;
  throw new NotSent(answer ? await wordsOfRefusal(answer) : null);
}
