import { futureMessagesWords as words } from '@infinite/schema/words/future-messages.en';
import type { PageContext } from 'vike/types';
import type { Data } from './+data.ts';

export function title(pageContext: PageContext<Data>): string {
  const name = pageContext.data?.message.title.trim() || words.untitled;
  return `${name} | Infinite Connections`;
}
