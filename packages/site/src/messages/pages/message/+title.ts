import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

export function title(pageContext: PageContext<Data>): string {
  const name = pageContext.data?.message.title.trim() || words.untitled;
  return `${name} | Infinite Connections`;
}
