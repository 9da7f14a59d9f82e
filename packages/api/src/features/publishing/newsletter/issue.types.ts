import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BlogCategory } from '#features/publishing/blog/index.ts';
import { NewsletterPace } from '#features/publishing/newsletter/newsletter.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum IssueState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  SENDING = 'SENDING',
  PAUSED = 'PAUSED',
  SENT = 'SENT',
  CANCELLED = 'CANCELLED',
}
registerEnumType(IssueState, { name: 'NewsletterIssueState' });

export enum IssueKind {
  WRITTEN = 'WRITTEN',
  WEEKLY = 'WEEKLY',
  MONTHLY = 'MONTHLY',
}
registerEnumType(IssueKind, {
  name: 'NewsletterIssueKind',
  description: 'WEEKLY, MONTHLY: digests of published articles.',
});

export enum IssueAct {
  SEND = 'SEND',
  UNSCHEDULE = 'UNSCHEDULE',
  PAUSE = 'PAUSE',
  RESUME = 'RESUME',
  CANCEL = 'CANCEL',
}
registerEnumType(IssueAct, { name: 'NewsletterIssueAct' });

@ObjectType({ description: 'The audience of an issue; empty means all subscribers.' })
export class NewsletterSegment {
  @Field(() => [BlogCategory], { description: 'Subscribers without interests match all.' })
  interests!: `${BlogCategory}`[];

  @Field(() => [NewsletterPace])
  paces!: `${NewsletterPace}`[];

  @Field(() => String, { nullable: true })
  language!: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  joinedFrom!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Confirmed, chose or opened within these days.',
  })
  engagedDays!: number | null;
}

@InputType()
export class NewsletterSegmentInput {
  @Field(() => [BlogCategory], { defaultValue: [] })
  interests!: BlogCategory[];

  @Field(() => [NewsletterPace], { defaultValue: [] })
  paces!: NewsletterPace[];

  @Field(() => String, { nullable: true })
  language: string | null = null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  joinedFrom: string | null = null;

  @Field(() => Int, { nullable: true })
  engagedDays: number | null = null;
}

@InputType()
export class NewsletterIssueInput {
  @Field(() => String)
  subject!: string;

  @Field(() => String, { description: 'Preview text in mail clients.' })
  preview!: string;

  @Field(() => String, { description: 'CommonMark; no pictures.' })
  intro!: string;

  @Field(() => [ID], { description: 'Published articles, in this order.' })
  postIds!: string[];

  @Field(() => NewsletterSegmentInput)
  segment!: NewsletterSegmentInput;
}

@ObjectType()
export class NewsletterReport {
  @Field(() => Int)
  recipients!: number;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  sent!: number;

  @Field(() => Int, { description: 'Failed permanently.' })
  failed!: number;

  @Field(() => Int, { description: 'Unsubscribed before the issue was sent.' })
  skipped!: number;

  @Field(() => Int)
  bounced!: number;

  @Field(() => Int)
  complained!: number;

  @Field(() => Int)
  unsubscribed!: number;

  @Field(() => Int, { description: 'Counts only subscribers who consented.' })
  opened!: number;

  @Field(() => Int)
  countedForOpening!: number;
}

@ObjectType()
export class NewsletterLinkClicks {
  @Field(() => String)
  address!: string;

  @Field(() => Int, { description: 'Number of subscribers, not of clicks.' })
  clicked!: number;
}

@ObjectType({ description: 'Clicks of the subscribers who consented; nobody else is counted.' })
export class NewsletterClicks {
  @Field(() => Int, { description: 'Recipients who had consented when it was sent.' })
  agreed!: number;

  @Field(() => Int, { description: 'Of these, how many clicked at least one link.' })
  clicked!: number;

  @Field(() => [NewsletterLinkClicks], { description: 'In the order of the issue.' })
  links!: NewsletterLinkClicks[];
}

@ObjectType({ description: 'A newsletter, as administrators see it.' })
export class NewsletterIssue {
  @Field(() => ID)
  id!: string;

  @Field(() => IssueKind)
  kind!: `${IssueKind}`;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  preview!: string;

  @Field(() => String)
  intro!: string;

  @Field(() => [ID])
  postIds!: string[];

  @Field(() => NewsletterSegment)
  segment!: NewsletterSegment;

  @Field(() => IssueState)
  state!: `${IssueState}`;

  @Field(() => Int, { description: 'Send it with a change; a stale version is a CONFLICT.' })
  version!: number;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Set only while SCHEDULED.' })
  sendAt!: Temporal.Instant | null;

  @Field(() => String, { nullable: true })
  sendZone!: string | null;

  @Field(() => Temporal.Instant, { nullable: true })
  startedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  endedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant)
  updatedAt!: Temporal.Instant;
}

@ObjectType()
export class NewsletterIssueEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => NewsletterIssue)
  node!: NewsletterIssue;
}

@ObjectType()
export class NewsletterIssueConnection {
  @Field(() => [NewsletterIssue])
  nodes!: NewsletterIssue[];

  @Field(() => [NewsletterIssueEdge])
  edges!: NewsletterIssueEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A preview of an issue; of one that was sent, what was sent.' })
export class NewsletterPreview {
  @Field(() => String)
  subject!: string;

  @Field(() => String)
  preview!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'A complete HTML document; render it sandboxed.' })
  html!: string;
}
