import { momentOf } from '@infinite/schema/schedule/occurrences';
import type { PlannedDelivery } from '@infinite/schema/schedule/planned-delivery';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { Temporal } from 'temporal-polyfill';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('PlannedReading', {
  description:
    'When a delivery comes on the clock of one zone: at the same local time, so at another instant.',
})
export class PlannedReadingType {
  @Field(() => String)
  timeZone!: string;

  @Field(() => Temporal.Instant)
  dueAt!: Temporal.Instant;
}

@ObjectType('PlannedDelivery', { description: 'The next delivery of a scheduled message.' })
export class PlannedDeliveryType {
  @Field(() => Temporal.Instant, {
    description: 'The earliest instant in the time zones of its recipients.',
  })
  dueAt!: Temporal.Instant;

  @Field(() => [PlannedReadingType], {
    description: 'One for each time zone of its recipients, earliest first.',
  })
  readings!: PlannedReadingType[];

  @Field(() => String, { description: 'YYYY-MM-DD, on each of the clocks.' })
  localDate!: string;

  @Field(() => String, { description: 'HH:MM as the author entered it.' })
  localTime!: string;

  @Field(() => String, { description: 'The time zone where it is due first.' })
  timeZone!: string;

  @Field(() => Temporal.Instant, { nullable: true })
  reminderAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  secondReminderAt!: Temporal.Instant | null;

  @Field(() => Boolean, { description: 'Reminders skipped because the date is too near.' })
  skippedReminders!: boolean;

  @Field(() => Boolean, {
    description:
      'The local time does not exist that day (a clock change); the next valid time is used.',
  })
  shiftedFromGap!: boolean;
}

@ObjectType({ description: 'A preview of the schedule that this trigger would give.' })
export class TriggerPreview {
  @Field(() => PlannedDeliveryType, { nullable: true })
  nextDelivery!: PlannedDeliveryType | null;

  @Field(() => [PlannedDeliveryType], { description: 'The next few dates of a recurring one.' })
  following!: PlannedDeliveryType[];

  @Field(() => [String], { description: 'In plain words, for the sender.' })
  warnings!: string[];
}

/** A planned delivery as the API's type. */
export function plannedDeliveryType(
  planned: PlannedDelivery,
  trigger: Trigger,
): PlannedDeliveryType {
  const { occurrence, reminderAt, secondReminderAt } = planned;
  const { localDate, localTime } = momentOf(trigger, occurrence.date);
  return {
    dueAt: occurrence.due,
    localDate,
    localTime: localTime ?? '00:00',
    timeZone: occurrence.readings[0]?.timeZone ?? trigger.timeZone,
    readings: occurrence.readings.map((reading) => ({
      timeZone: reading.timeZone,
      dueAt: reading.due,
    })),
    reminderAt,
    secondReminderAt,
    skippedReminders: reminderAt === null || secondReminderAt === null,
    shiftedFromGap: occurrence.shiftedFromGap,
  };
}
