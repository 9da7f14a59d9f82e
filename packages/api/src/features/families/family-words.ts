import { loaderOf, type RequestContext } from '#context.ts';
import { familyKey } from '#features/families/family-key.ts';
import { openText, sealText } from '#platform/crypto/sealed-text.ts';

/** What words are, so that a sealed column cannot be passed off as another. */
export type WordsKind = 'message-body' | 'recording-note' | 'recording-file-name';

const keysOfRequest = Symbol('keys of families');

/** Seals words under the family's key; nothing for no words. */
export async function sealWords(
  ctx: RequestContext,
  familyId: string,
  kind: WordsKind,
  text: string,
): Promise<Buffer | null> {
  return text === '' ? null : sealText(await keyOf(ctx, familyId), kind, text);
}

/** Call only after the policy allowed the access. */
export async function openWords(
  ctx: RequestContext,
  familyId: string,
  kind: WordsKind,
  sealed: Uint8Array | null,
): Promise<string> {
  return sealed === null ? '' : openText(await keyOf(ctx, familyId), kind, sealed);
}

/** A list opens many words of one family: its key is unwrapped once a request. */
function keyOf(ctx: RequestContext, familyId: string): Promise<Buffer> {
  const keys = loaderOf(ctx, keysOfRequest, () => new Map<string, Promise<Buffer>>());
  let key = keys.get(familyId);
  if (!key) keys.set(familyId, (key = familyKey(ctx, familyId)));
  return key;
}
