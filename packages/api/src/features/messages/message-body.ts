import type { RequestContext } from '#context.ts';
import { openWords, sealWords } from '#features/families/index.ts';
import type { Message } from '#features/messages/message.entity.ts';

/** A letter as a row holds it: sealed, or in plain words until the sweep has sealed it. */
export interface StoredBody {
  readonly familyId: string;
  readonly body: string;
  readonly sealedBody: Uint8Array | null;
}

/** What the author wrote. Call only after the policy allowed the access. */
export async function readBody(ctx: RequestContext, stored: StoredBody): Promise<string> {
  if (stored.sealedBody === null) return stored.body;
  return openWords(ctx, stored.familyId, 'message-body', stored.sealedBody);
}

/** Stores a letter sealed; its plain column stays empty. */
export async function writeBody(
  ctx: RequestContext,
  message: Message,
  text: string,
): Promise<void> {
  message.sealedBody = await sealWords(ctx, message.familyId, 'message-body', text);
  message.body = '';
}
