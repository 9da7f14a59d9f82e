import type { RequestContext } from '#platform/context.ts';
import { openWords, sealWords, type WordsOf } from '#features/people/families/index.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';

/** A body as a row stores it: sealed, or plain text until the sweep has sealed it. */
export interface StoredBody {
  readonly familyId: string;
  /** The id of the message, for delivery snapshots too: the engine copies a body without opening it. */
  readonly messageId: string;
  readonly body: string;
  readonly sealedBody: Uint8Array | null;
}

/** What the author wrote. Call only after the policy allowed the access. */
export async function readBody(ctx: RequestContext, stored: StoredBody): Promise<string> {
  if (stored.sealedBody === null) return stored.body;
  return openWords(ctx, stored.familyId, bodyOf(stored.messageId), stored.sealedBody);
}

export function bodyOfMessage(
  message: Pick<Message, 'familyId' | 'id' | 'body' | 'sealedBody'>,
): StoredBody {
  const { familyId, id: messageId, body, sealedBody } = message;
  return { familyId, messageId, body, sealedBody };
}

/** Stores a body sealed; its plain column stays empty. */
export async function writeBody(
  ctx: RequestContext,
  message: Pick<Message, 'familyId' | 'id' | 'body' | 'sealedBody'>,
  text: string,
): Promise<void> {
  message.sealedBody = await sealWords(ctx, message.familyId, bodyOf(message.id), text);
  message.body = '';
}

function bodyOf(messageId: string): WordsOf {
  return { kind: 'message-body', row: messageId };
}
