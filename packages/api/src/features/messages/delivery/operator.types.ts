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

@ObjectType({ description: 'Delivery statistics, without content or recipients.' })
export class DeliveryHealth {
  @Field(() => Boolean, { description: 'Nothing is sent while it is held; nothing is disarmed.' })
  held!: boolean;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => InstantScalar, { nullable: true })
  since!: Temporal.Instant | null;

  @Field(() => Int, {
    description: 'Messages with a step due now: a reminder or the start of delivery.',
  })
  dueMessages!: number;

  @Field(() => Int, { description: 'Mails due now.' })
  dueDeliveries!: number;

  @Field(() => Int, { description: 'Scheduled messages.' })
  armed!: number;

  @Field(() => Int)
  late!: number;

  @Field(() => Int)
  sending!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int, { description: 'Unknown outcome, and no operator has decided yet.' })
  unresolved!: number;

  @Field(() => Int, { description: 'Deliveries that cannot be prepared and need an operator.' })
  setAside!: number;

  @Field(() => InstantScalar, { nullable: true, description: 'Null while the relay takes mails.' })
  relayDownSince!: Temporal.Instant | null;

  @Field(() => String, {
    nullable: true,
    description: "The relay's last response, addresses masked.",
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

  @Field(() => String, { nullable: true, description: 'A code, never the server’s raw message.' })
  problem!: string | null;

  @Field(() => String, { nullable: true, description: 'A code: why it cannot be prepared.' })
  setAsideReason!: string | null;

  @Field(() => Boolean, {
    description: 'An operator decided not to resend an unresolved delivery.',
  })
  leftAsIs!: boolean;

  @Field(() => String, { description: 'Masked: first character and domain.' })
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
