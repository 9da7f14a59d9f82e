import { Field, ID, InputType, Int } from 'type-graphql';
import { LeapDayRule, Recurrence, TriggerKind } from '#features/messages/messages/message.types.ts';

/** Shapes only: the zod schemas of @infinite/schema/messages say what is acceptable. */
@InputType({ description: 'OCCASION: a name; set the date later with setOccasionDate.' })
export class TriggerInput {
  @Field(() => TriggerKind)
  kind!: TriggerKind;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  localDate?: string | null;

  @Field(() => String, { nullable: true, description: 'HH:MM' })
  localTime?: string | null;

  @Field(() => String, { description: 'IANA name.' })
  timeZone!: string;

  @Field(() => Recurrence, { nullable: true })
  recurrence?: Recurrence | null;

  @Field(() => Int, { nullable: true })
  untilYear?: number | null;

  @Field(() => LeapDayRule, { nullable: true })
  leapDayRule?: LeapDayRule | null;

  @Field(() => String, { nullable: true })
  occasion?: string | null;
}

@InputType()
export class RecipientInput {
  @Field(() => ID, { nullable: true, description: 'Omit it for a new recipient.' })
  id?: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  relation?: string | null;

  @Field(() => String, { nullable: true })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Like `Recipient.locale`.' })
  locale?: string | null;
}

@InputType({ description: 'Omitted fields do not change; null clears a field.' })
export class MessageDraftInput {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  body?: string | null;

  @Field(() => TriggerInput, { nullable: true })
  trigger?: TriggerInput | null;

  @Field(() => [RecipientInput], { nullable: true })
  recipients?: RecipientInput[] | null;

  @Field(() => [ID], { nullable: true, description: 'Recordings, in order.' })
  attachmentIds?: string[] | null;
}
