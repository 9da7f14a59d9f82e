import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A paid plan of the account, running or ended.' })
export class UserSubscription {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  plan!: string;

  @Field(() => String, { description: 'quarterly or annual.' })
  period!: string;

  @Field(() => String, { description: 'active, past_due or ended.' })
  status!: string;

  @Field(() => Temporal.Instant)
  startedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  paidUntil!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  endedAt!: Temporal.Instant | null;
}

@ObjectType({ description: 'A payment of the account.' })
export class UserPayment {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  cents!: number;

  @Field(() => Int)
  refundedCents!: number;

  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Temporal.Instant)
  paidAt!: Temporal.Instant;
}

@ObjectType({ description: 'Newest first; at most 20 each.' })
export class UserBilling {
  @Field(() => [UserSubscription])
  subscriptions!: readonly UserSubscription[];

  @Field(() => [UserPayment])
  payments!: readonly UserPayment[];
}
