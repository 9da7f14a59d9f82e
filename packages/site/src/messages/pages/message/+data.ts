import { MessageDetailDocument, SenderNameDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const id = pageContext.routeParams['id'] ?? '';
  const { message } = await pageContext.api.execute(MessageDetailDocument, { id });
  if (!message) throw render(404);
  const { senderName } = await pageContext.api.execute(SenderNameDocument, {});
  const done = pageContext.urlParsed.search['done'];
  return {
    message,
    senderName: senderName ?? null,
    justScheduled: done === 'scheduled',
    justChanged: done === 'changed',
  };
}
