import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { WebhookEventType } from '@infinite/schema/catalogue/webhooks';
import { PageInfo } from '#platform/graphql/page-info.ts';

enum WebhookSwitchedOff {
  OWNER = 'OWNER',
  FAILING = 'FAILING',
  GONE = 'GONE',
  SECURITY = 'SECURITY',
}
registerEnumType(WebhookSwitchedOff, {
  name: 'WebhookSwitchedOff',
  description: 'Why nothing is sent: by its owner, after long failure, or after status 410.',
});

export enum WebhookDeliveryStatus {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryState',
  description: 'FAILED: every attempt has failed, or the webhook was switched off meanwhile.',
});

@ObjectType({ description: 'A receiver of events.' })
export class WebhookEndpoint {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  url!: string;

  @Field(() => String)
  description!: string;

  @Field(() => [String], { description: 'Such as "message.delivered"; see docs/api.md.' })
  events!: readonly WebhookEventType[];

  @Field(() => Boolean)
  enabled!: boolean;

  @Field(() => WebhookSwitchedOff, { nullable: true })
  switchedOff!: `${WebhookSwitchedOff}` | null;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'Until then the previous secret signs too.',
  })
  oldSecretUntil!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  failingSince!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  lastSuccessAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;
}

@ObjectType()
export class WebhookWithSecret {
  @Field(() => WebhookEndpoint)
  endpoint!: WebhookEndpoint;

  @Field(() => String, { description: 'Signs every request. Shown only once.' })
  secret!: string;
}

@ObjectType({ description: 'One request to a receiver, and its answer.' })
export class WebhookAttempt {
  @Field(() => ID)
  id!: string;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'Of HTTP; null when no answer came.' })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'ADDRESS_NOT_ALLOWED, NAME_NOT_FOUND, NO_CONNECTION, TLS, TIMEOUT or BROKEN_OFF, when no answer came.',
  })
  problem!: string | null;

  @Field(() => String, { description: 'The first 1,024 bytes.' })
  answer!: string;
}

@ObjectType({ description: 'One event on its way to one receiver.' })
export class WebhookDelivery {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The header webhook-id, the same at every attempt.' })
  eventId!: string;

  @Field(() => String)
  type!: string;

  @Field(() => WebhookDeliveryStatus)
  state!: `${WebhookDeliveryStatus}`;

  @Field(() => Int, { description: 'Attempts since the last manual resend.' })
  attempts!: number;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  nextAttemptAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  deliveredAt!: Temporal.Instant | null;

  @Field(() => Int, { nullable: true })
  lastStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'As in an attempt, or STATUS_500 for an answer, or SWITCHED_OFF.',
  })
  problem!: string | null;

  @Field(() => String, { description: 'The event’s data, as JSON.' })
  data!: string;
}

@ObjectType()
export class WebhookDeliveryEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => WebhookDelivery)
  node!: WebhookDelivery;
}

@ObjectType()
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDelivery])
  nodes!: WebhookDelivery[];

  @Field(() => [WebhookDeliveryEdge])
  edges!: WebhookDeliveryEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class WebhookInput {
  @Field(() => String, { description: 'https.' })
  url!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => [String])
  events!: string[];
}
