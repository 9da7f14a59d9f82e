import { deliveryPlaces, type DeliveryPlaceName } from '@infinite/schema/catalogue/operations';
import type { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { InstantText } from '#platform/database/instant-text.ts';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export const DeliveryPlace = Object.fromEntries(deliveryPlaces.map((name) => [name, name])) as {
  [Name in DeliveryPlaceName]: Name;
};
registerEnumType(DeliveryPlace, {
  name: 'DeliveryPlace',
  description:
    'LATE: due for more than ten minutes. DUE: would leave now. UNRESOLVED: nobody knows whether it arrived. SET_ASIDE: cannot be prepared.',
});

@ObjectType({ description: 'The promise in figures; nothing of what is sent or to whom.' })
export class DeliveryHealth {
  @Field(() => Boolean, { description: 'Nothing is sent while it is held; nothing is disarmed.' })
  held!: boolean;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => InstantScalar, { nullable: true })
  since!: Temporal.Instant | null;

  @Field(() => Int, { description: 'Messages with a step due now: reminders, beginnings.' })
  dueMessages!: number;

  @Field(() => Int, { description: 'Mails that would leave now.' })
  dueDeliveries!: number;

  @Field(() => Int, { description: 'Messages that wait for their day.' })
  armed!: number;

  @Field(() => Int)
  late!: number;

  @Field(() => Int)
  sending!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int, { description: 'Nobody could learn whether they arrived, nobody decided yet.' })
  unresolved!: number;

  @Field(() => Int, { description: 'They cannot be prepared, and wait for an operator.' })
  setAside!: number;

  @Field(() => InstantScalar, { nullable: true, description: 'Null while the relay takes mails.' })
  relayDownSince!: Temporal.Instant | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the relay said last, addresses masked.',
  })
  relaySays!: string | null;

  @Field(() => Int)
  deliveredLastDay!: number;
}

@ObjectType()
export class OperatorDelivery {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  familyId!: string;

  @Field(() => String)
  state!: string;

  @Field(() => InstantScalar)
  dueAt!: InstantText;

  @Field(() => Int)
  attempts!: number;

  @Field(() => InstantScalar, { nullable: true })
  nextAttemptAt!: InstantText | null;

  @Field(() => String, { nullable: true, description: 'A code; never the server’s own words.' })
  problem!: string | null;

  @Field(() => String, { nullable: true, description: 'A code: why it cannot be prepared.' })
  setAsideReason!: string | null;

  @Field(() => Boolean, { description: 'Somebody decided that an unresolved one rests.' })
  leftAsIs!: boolean;

  @Field(() => String, { description: 'First sign and domain.' })
  maskedAddress!: string;
}

@ObjectType()
export class OperatorDeliveryEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => OperatorDelivery)
  node!: OperatorDelivery;
}

@ObjectType()
export class OperatorDeliveryConnection {
  @Field(() => [OperatorDelivery])
  nodes!: OperatorDelivery[];

  @Field(() => [OperatorDeliveryEdge])
  edges!: OperatorDeliveryEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
