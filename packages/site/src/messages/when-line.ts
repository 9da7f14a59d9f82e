import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { plannedOnClocksWords } from '#messages/clocks.en.ts';
import {
  dateWords,
  dayWords,
  instantDateWords,
  partOfDayWords,
  relativeWords,
} from '@infinite/schema/words/dates.en';
import { composerWords } from '@infinite/schema/words/composer.en';
import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import { filledRecipients, type DraftContent } from './composer/draft-content.ts';
import { clocksOf } from './composer/draft-input.ts';

/** The reader's clock: the moment the page was made, and the zone it is read in. */
export interface ReaderClock {
  now: string;
  timeZone: string;
}

/** The one line that says when: 'May 4, 2041, 9:00 AM in Lisbon, in 14 years'. */
export function whenLine(message: MessageSummaryFragment, clock: ReaderClock): string {
  const { state, trigger, nextDelivery } = message;
  if (state === 'DRAFT' || state === 'CANCELLED') return lastChanged(message, clock);
  if (nextDelivery) return plannedOnClocksWords(nextDelivery, clock.now);
  const delivered = latest(message.deliveries.map((delivery) => delivery.deliveredAt));
  if (delivered !== null) return deliveredLine(delivered, clock);
  if (trigger?.kind === 'OCCASION' && !trigger.localDate) {
    return words.waitsForDate(trigger.occasion ?? '');
  }
  const due = latest(message.deliveries.map((delivery) => delivery.dueAt));
  return due === null ? words.noDate : instantDateWords(due, trigger?.timeZone ?? clock.timeZone);
}

function lastChanged(message: MessageSummaryFragment, { now, timeZone }: ReaderClock): string {
  return words.lastChanged(relativeWords(message.updatedAt, now, timeZone));
}

function deliveredLine(instant: string, { now, timeZone }: ReaderClock): string {
  const day = instantDateWords(instant, timeZone);
  return words.delivered(`${day}, ${relativeWords(instant, now, timeZone)}`);
}

function latest(instants: (string | null | undefined)[]): string | null {
  return instants.reduce<string | null>(
    (found, instant) => (instant && (found === null || instant > found) ? instant : found),
    null,
  );
}

/** 'Every year on May 4' for what recurs, else nothing. */
export function recurrenceLine(message: Pick<MessageSummaryFragment, 'trigger'>): string | null {
  const { trigger } = message;
  if (trigger?.kind !== 'RECURRING' || !trigger.localDate) return null;
  return words.everyYear(dayWords(trigger.localDate));
}

/** The words of the one primary action: 'Send on May 4, 2041, in the morning, their time'. */
export function sendLabel(content: DraftContent): string {
  const { when } = content;
  const { send } = composerWords;
  if (when.kind === 'OCCASION' && when.localDate === '') return send.occasion(when.occasion.trim());
  if (when.localDate === '') return send.plain;
  const whose = whoseTime(content);
  if (when.kind === 'RECURRING') return send.recurring(dayWords(when.localDate), whose);
  return send.date(dateWords(when.localDate), partOfDayWords(when.localTime), whose);
}

/** 'their time' where everyone's place is known, else the place the time is counted in. */
function whoseTime(content: DraftContent): string {
  const { send } = composerWords;
  const clocks = clocksOf(content);
  if (clocks.length > 1) return send.ownTimes;
  const people = filledRecipients(content);
  const known = people.length > 0 && people.every((person) => person.timeZone !== '');
  return known ? send.theirTime : send.placeTime(content.when.timeZone);
}
