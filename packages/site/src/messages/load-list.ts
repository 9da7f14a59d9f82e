import { messageLimits } from '@infinite/schema/catalogue/messages';
import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import {
  MessageListDocument,
  UpcomingMessagesDocument,
} from '@infinite/schema/generated/operations';
import type { Execute } from '@infinite/api-client/execute';
import { rowOf, type MessageRowView } from './message-row-view.ts';
import { attentionStates, viewStates, type ViewName } from './message-views.ts';
import type { ReaderClock } from './when-line.ts';

/** One view of the list, as far as it is loaded. */
export interface MessageListing {
  /** Only in 'upcoming': what waits for an answer or could not be delivered. */
  attention: MessageSummaryFragment[];
  messages: MessageRowView[];
  /** Where the next page starts; null at the end. */
  after: string | null;
}

/**
 * One page of a view.
 *
 * @param after cursor of the last page seen; null for the first
 * @param clock by which the rows are worded
 */
export async function loadList(
  execute: Execute,
  view: ViewName,
  after: string | null,
  clock: ReaderClock,
): Promise<MessageListing> {
  const first = messageLimits.listPage;
  if (view !== 'upcoming' || after !== null) {
    const { messages } = await execute(MessageListDocument, {
      states: viewStates[view],
      first,
      after,
      order: view === 'upcoming' ? 'DUE' : 'CHANGED',
    });
    const rows = messages.nodes.map((message) => rowOf(message, clock));
    return { attention: [], messages: rows, after: nextOf(messages.pageInfo) };
  }
  const { attention, messages } = await execute(UpcomingMessagesDocument, {
    attention: attentionStates,
    waiting: viewStates.upcoming,
    first,
    after,
  });
  const asks = (message: MessageSummaryFragment) =>
    message.awaitingAnswer || message.state === 'FAILED';
  // Answered questions stay 'reminded' for the engine; for their sender they wait like the others.
  return {
    attention: attention.nodes.filter(asks).sort(soonestFirst),
    messages: [...attention.nodes.filter((message) => !asks(message)), ...messages.nodes]
      .sort(soonestFirst)
      .map((message) => rowOf(message, clock)),
    after: nextOf(messages.pageInfo),
  };
}

function nextOf(pageInfo: { hasNextPage: boolean; endCursor?: string | null }): string | null {
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}

/** What waits for its day comes after everything that has one. */
export function soonestFirst(a: MessageSummaryFragment, b: MessageSummaryFragment): number {
  const [left, right] = [a.nextDelivery?.dueAt ?? '~', b.nextDelivery?.dueAt ?? '~'];
  return left < right ? -1 : left > right ? 1 : 0;
}
