import { sendFile } from '#recordings/engine/file-upload.ts';
import { withSession, type SignIn } from '#recordings/engine/sign-in-again.ts';
import { tusRequest } from '#recordings/engine/tus-request.ts';
import { keepFacts, seekOriginals } from '../arrival-calls.ts';
import { ArrivalQueue, type QueueOptions } from './arrival-queue.ts';

interface Opening
  extends SignIn, Pick<QueueOptions, 'familyId' | 'limitMb' | 'store' | 'digest' | 'onChange'> {
  readonly endpoint: string;
  readonly fetch?: typeof fetch;
}

/** The queue of a member in a family, with the product's own uploads behind it. */
export function openQueue({
  endpoint,
  onSignInNeeded,
  ...options
}: Opening): Promise<ArrivalQueue> {
  const { memberId, familyId } = options;
  const signIn = { memberId, onSignInNeeded };
  return ArrivalQueue.open({
    ...options,
    seek: (digests) => withSession(signIn, () => seekOriginals(digests)),
    send: (entry, content, calls) =>
      sendFile({
        ...signIn,
        ...calls,
        endpoint,
        familyId,
        content,
        name: entry.name,
        type: entry.type,
        kind: entry.kind,
        takeId: entry.id,
        uploadUrl: entry.uploadUrl,
        fetch: options.fetch,
      }),
    keepFacts: (recordingId, facts) => withSession(signIn, () => keepFacts(recordingId, facts)),
    takeBack: async (url) => {
      const { signal } = new AbortController();
      await tusRequest(options.fetch ?? fetch, { method: 'DELETE', url, headers: {}, signal });
    },
  });
}
