import type { MessageState, MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { namesWords } from '@infinite/schema/words/dates.en';
import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import { recurrenceLine, whenLine, type ReaderClock } from './when-line.ts';

/**
 * What a row of a list says, in words. A page carries its list twice, as HTML and as the data that
 * the browser renders again, so a row carries its words and not what they are made from.
 */
export interface MessageRowView {
  readonly id: string;
  readonly title: string;
  readonly people: string;
  readonly when: string;
  readonly state: MessageState;
  readonly postponed?: true;
  /** How many of its recipients have opened it; absent before it reached any. */
  readonly opened?: string;
}

export function rowOf(message: MessageSummaryFragment, clock: ReaderClock): MessageRowView {
  const state = shownState(message);
  const every = recurrenceLine(message);
  const when = whenLine(message, clock);
  const opened = openedWords(message);
  return {
    id: message.id,
    title: message.title.trim() === '' ? words.untitled : message.title,
    people: `${words.for} ${namesWords(message.recipients.map(({ name }) => name || '…'))}`,
    when: every === null ? when : `${when}. ${every}`,
    state,
    ...(message.postponed && state === 'SCHEDULED' ? { postponed: true } : {}),
    ...(opened === null ? {} : { opened }),
  };
}

/** The engine still counts an answered question as reminded, but its author need not act. */
export function shownState(
  message: Pick<MessageSummaryFragment, 'state' | 'awaitingAnswer'>,
): MessageState {
  const asked = message.state === 'REMINDED' || message.state === 'SECOND_REMINDED';
  return asked && !message.awaitingAnswer ? 'SCHEDULED' : message.state;
}

function openedWords({ deliveries }: MessageSummaryFragment): string | null {
  const reached = deliveries.filter(({ state }) => state === 'DELIVERED');
  if (reached.length === 0) return null;
  return words.openedBy(reached.filter(({ openedAt }) => openedAt).length, reached.length);
}
