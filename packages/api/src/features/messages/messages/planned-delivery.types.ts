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

@ObjectType('PlannedDelivery', { description: 'What an armed message does next, unless changed.' })
export class PlannedDeliveryType {
  @Field(() => Temporal.Instant, { description: 'On the first clock that gets there.' })
  dueAt!: Temporal.Instant;

  @Field(() => [PlannedReadingType], {
    description: 'One for each clock its people live by, earliest first.',
  })
  readings!: PlannedReadingType[];

  @Field(() => String, { description: 'YYYY-MM-DD, on each of the clocks.' })
  localDate!: string;

  @Field(() => String, { description: 'HH:MM as the author said it.' })
  localTime!: string;

  @Field(() => String, { description: 'Of the clock that gets there first.' })
  timeZone!: string;

  @Field(() => Temporal.Instant, { nullable: true })
  reminderAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  secondReminderAt!: Temporal.Instant | null;

  @Field(() => Boolean, { description: 'Too near for both reminders.' })
  skippedReminders!: boolean;

  @Field(() => Boolean, {
    description: 'Clocks skip the time that day; the next that exists counts.',
  })
  shiftedFromGap!: boolean;
}

@ObjectType({ description: 'What would happen if a message with this trigger were armed now.' })
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
