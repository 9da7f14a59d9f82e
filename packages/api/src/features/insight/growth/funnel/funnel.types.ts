import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum GrowthSource {
  DIRECT = 'DIRECT',
  SEARCH = 'SEARCH',
  SOCIAL = 'SOCIAL',
  EMAIL = 'EMAIL',
  PAID = 'PAID',
  OTHER_SITE = 'OTHER_SITE',
}
registerEnumType(GrowthSource, {
  name: 'GrowthSource',
  description: 'What kind of place a visit came from.',
});

export enum GrowthStep {
  VISIT = 'VISIT',
  AUTH_MODAL = 'AUTH_MODAL',
  SIGN_UP = 'SIGN_UP',
  FIRST_RECORDING = 'FIRST_RECORDING',
  FIRST_SCHEDULED = 'FIRST_SCHEDULED',
  CHECKOUT = 'CHECKOUT',
  PAID = 'PAID',
}
registerEnumType(GrowthStep, { name: 'GrowthStep' });

@ObjectType()
export class GrowthFunnelRow {
  @Field(() => String, { description: 'Its Monday, ISO 8601, in UTC.' })
  week!: string;

  @Field(() => GrowthSource)
  source!: GrowthSource;

  @Field(() => [Int], { description: 'One value for each of `steps`.' })
  counts!: number[];
}

@ObjectType({ description: 'The funnel from visit to payment, without personal data.' })
export class GrowthFunnel {
  @Field(() => [String], { description: 'Mondays, oldest first.' })
  weeks!: string[];

  @Field(() => [GrowthStep])
  steps!: GrowthStep[];

  @Field(() => [GrowthFunnelRow], { description: 'One row for each week and source.' })
  rows!: GrowthFunnelRow[];

  @Field(() => [String], { description: 'As many Mondays before `weeks`, oldest first.' })
  weeksBefore!: string[];

  @Field(() => [GrowthFunnelRow])
  rowsBefore!: GrowthFunnelRow[];
}
