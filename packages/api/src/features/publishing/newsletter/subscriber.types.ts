import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BlogCategory } from '#features/publishing/blog/index.ts';
import {
  NewsletterPace,
  SubscriberState,
} from '#features/publishing/newsletter/newsletter.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum SuppressionReason {
  BOUNCE = 'BOUNCE',
  COMPLAINT = 'COMPLAINT',
}
registerEnumType(SuppressionReason, { name: 'NewsletterSuppressionReason' });

@ObjectType()
export class NewsletterSubscriber {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => SubscriberState)
  state!: `${SubscriberState}`;

  @Field(() => [BlogCategory])
  interests!: `${BlogCategory}`[];

  @Field(() => NewsletterPace)
  pace!: `${NewsletterPace}`;

  @Field(() => Boolean)
  countsOpens!: boolean;

  @Field(() => Boolean)
  countsClicks!: boolean;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  confirmedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  leftAt!: Temporal.Instant | null;
}

@ObjectType()
export class NewsletterSubscriberEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => NewsletterSubscriber)
  node!: NewsletterSubscriber;
}

@ObjectType()
export class NewsletterSubscriberConnection {
  @Field(() => [NewsletterSubscriber])
  nodes!: NewsletterSubscriber[];

  @Field(() => [NewsletterSubscriberEdge])
  edges!: NewsletterSubscriberEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'An address that no longer gets newsletters.' })
export class NewsletterSuppression {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null when the address was erased.' })
  email!: string | null;

  @Field(() => SuppressionReason)
  reason!: `${SuppressionReason}`;

  @Field(() => String)
  detail!: string;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;
}

@ObjectType()
export class NewsletterSuppressionEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => NewsletterSuppression)
  node!: NewsletterSuppression;
}

@ObjectType()
export class NewsletterSuppressionConnection {
  @Field(() => [NewsletterSuppression])
  nodes!: NewsletterSuppression[];

  @Field(() => [NewsletterSuppressionEdge])
  edges!: NewsletterSuppressionEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Send rate of newsletters, and which digests are created.' })
export class NewsletterSettings {
  @Field(() => Int)
  ratePerSecond!: number;

  @Field(() => Boolean, { description: 'Creates weekly and monthly digests.' })
  digests!: boolean;

  @Field(() => String, { description: 'IANA time zone for week and month boundaries.' })
  zone!: string;

  @Field(() => Int)
  version!: number;
}

@InputType()
export class NewsletterSettingsInput {
  @Field(() => Int)
  ratePerSecond!: number;

  @Field(() => Boolean)
  digests!: boolean;

  @Field(() => String)
  zone!: string;
}
