import { loaderOf, type RequestContext } from '#context.ts';
import { familyKey } from '#features/families/family-key.ts';
import { openText, sealText } from '#platform/crypto/sealed-text.ts';

/** What words are, so that a sealed column cannot be passed off as another. */
export type WordsKind =
  'message-body' | 'recording-note' | 'recording-file-name' | 'thanks' | 'reminder-token';

/** Which words of which row: sealed words open for these alone. */
export interface WordsOf {
  readonly kind: WordsKind;
  /** Id of the row that they belong to. */
  readonly row: string;
}

const keysOfRequest = Symbol('keys of families');

/** Seals words under the family's key; nothing for no words. */
export async function sealWords(
  ctx: RequestContext,
  familyId: string,
  words: WordsOf,
  text: string,
): Promise<Buffer | null> {
  return text === '' ? null : sealText(await keyOf(ctx, familyId), words, text);
}

/**
 * Call only after the policy allowed the access.
 * @throws SealBroken when they were sealed for another row, kind or family, or were altered
 */
export async function openWords(
  ctx: RequestContext,
  familyId: string,
  words: WordsOf,
  sealed: Uint8Array | null,
): Promise<string> {
  return sealed === null ? '' : openText(await keyOf(ctx, familyId), words, sealed);
}

/** Takes a family's key that another query brought along, so that no query is made for it. */
export function heldFamilyKey(
  ctx: RequestContext,
  family: { readonly family_id: string; readonly wrapped_key: Uint8Array },
): Promise<Buffer> {
  const { family_id: id, wrapped_key: wrapped } = family;
  return keyOf(ctx, id, async () => ctx.app.keys.unwrapFamilyKey(id, wrapped));
}

/** A list opens many words of one family: its key is unwrapped once a request. */
function keyOf(
  ctx: RequestContext,
  familyId: string,
  unwrap = () => familyKey(ctx, familyId),
): Promise<Buffer> {
  const keys = loaderOf(ctx, keysOfRequest, () => new Map<string, Promise<Buffer>>());
  let key = keys.get(familyId);
  if (!key) keys.set(familyId, (key = unwrap()));
  return key;
}
