import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum AnalyticsKind {
  VISITS = 'VISITS',
  SIGN_UPS = 'SIGN_UPS',
  RECORDINGS = 'RECORDINGS',
  SCHEDULED = 'SCHEDULED',
  DELIVERED = 'DELIVERED',
  OPENED = 'OPENED',
  FAILED = 'FAILED',
  REVENUE = 'REVENUE',
}
registerEnumType(AnalyticsKind, { name: 'AnalyticsKind', description: 'What is counted.' });

export enum AnalyticsRange {
  DAYS_7 = 'DAYS_7',
  DAYS_30 = 'DAYS_30',
  DAYS_90 = 'DAYS_90',
  DAYS_365 = 'DAYS_365',
}
registerEnumType(AnalyticsRange, {
  name: 'AnalyticsRange',
  description: 'Number of days, including today.',
});

export enum AnalyticsUnit {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(AnalyticsUnit, {
  name: 'AnalyticsUnit',
  description: 'The period of a point; weeks begin on Monday.',
});

@ObjectType()
export class AnalyticsPoint {
  @Field(() => String, { description: 'Its first day, ISO 8601, in UTC.' })
  from!: string;

  @Field(() => Float, { description: 'A count; for money, cents of a dollar.' })
  value!: number;

  @Field(() => Float, { description: 'Of the same days in the time before.' })
  before!: number;
}

@ObjectType()
export class AnalyticsSeries {
  @Field(() => AnalyticsKind)
  kind!: AnalyticsKind;

  @Field(() => Boolean, { description: 'Values are cents of a dollar instead of counts.' })
  money!: boolean;

  @Field(() => Float)
  total!: number;

  @Field(() => Float)
  totalBefore!: number;

  @Field(() => [AnalyticsPoint], { description: 'Oldest first, without a gap.' })
  points!: AnalyticsPoint[];
}

@ObjectType({ description: 'Calendar months in UTC; the current one to date.' })
export class AnalyticsMonths {
  @Field(() => Int)
  usersThisMonth!: number;

  @Field(() => Int)
  usersLastMonth!: number;

  @Field(() => Float, { description: 'Cents of a dollar, refunds taken off.' })
  revenueThisMonth!: number;

  @Field(() => Float, { description: 'Cents of a dollar, refunds taken off.' })
  revenueLastMonth!: number;
}

@ObjectType({ description: 'Statistics of the installation, without personal data.' })
export class Analytics {
  @Field(() => String)
  from!: string;

  @Field(() => String, { description: 'Today, in UTC.' })
  to!: string;

  @Field(() => String, {
    description: 'First day of the time before, which is as long and ends the day before `from`.',
  })
  beforeFrom!: string;

  @Field(() => AnalyticsMonths)
  months!: AnalyticsMonths;

  @Field(() => [AnalyticsSeries])
  series!: AnalyticsSeries[];
}
