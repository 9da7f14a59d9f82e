import type { Temporal } from 'temporal-polyfill';
import { Field, ID, ObjectType } from 'type-graphql';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';

@ObjectType({ description: 'A condition that an operator must act on.' })
export class OpenAlarm {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'A code from the operator docs, for example `disk_low`.' })
  kind!: string;

  @Field(() => String, { description: 'What it is about; empty when there can be only one.' })
  subject!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => String)
  whatToDo!: string;

  @Field(() => Boolean, { description: 'Deliveries are at risk while it is open.' })
  critical!: boolean;

  @Field(() => Boolean, { description: 'By mail or webhook.' })
  notified!: boolean;

  @Field(() => InstantScalar)
  openedAt!: Temporal.Instant;
}
