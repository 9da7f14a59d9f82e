import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { Message } from '#features/messages/messages/message.entity.ts';

export type TriggerColumns = Pick<
  Message,
  | 'triggerKind'
  | 'localDate'
  | 'localTime'
  | 'timeZone'
  | 'recurrence'
  | 'untilYear'
  | 'leapDayRule'
  | 'occasion'
  | 'movedOccurrence'
>;

/** When a message is to be delivered, as its author said it; null while nothing was said. */
export function readTrigger(message: TriggerColumns): Trigger | null {
  if (!message.triggerKind) return null;
  return {
    kind: message.triggerKind,
    localDate: message.localDate ?? null,
    localTime: message.localTime?.slice(0, 5) ?? null,
    // A check of the table: with a kind there is a zone.
    timeZone: message.timeZone ?? 'UTC',
    recurrence: message.recurrence ?? null,
    untilYear: message.untilYear ?? null,
    leapDayRule: message.leapDayRule ?? null,
    occasion: message.occasion ?? null,
    moved: message.movedOccurrence ?? null,
  };
}

export function triggerColumns(trigger: Trigger | null): TriggerColumns {
  return {
    triggerKind: trigger?.kind ?? null,
    localDate: trigger?.localDate ?? null,
    localTime: trigger?.localTime ?? null,
    timeZone: trigger?.timeZone ?? null,
    recurrence: trigger?.recurrence ?? null,
    untilYear: trigger?.untilYear ?? null,
    leapDayRule: trigger?.leapDayRule ?? null,
    occasion: trigger?.occasion ?? null,
    movedOccurrence: trigger?.moved ?? null,
  };
}
