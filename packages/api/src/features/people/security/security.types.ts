import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { securityEventKinds, type SecurityEventKind } from '@infinite/schema/catalogue/security';
import { PageInfo } from '#platform/graphql/page-info.ts';

export const SecurityEventKindType = Object.fromEntries(
  securityEventKinds.map((kind) => [kind, kind]),
) as { [Kind in SecurityEventKind]: Kind };
registerEnumType(SecurityEventKindType, { name: 'SecurityEventKind' });

@ObjectType()
export class SecurityEventAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'An entry of the security log.' })
export class SecurityEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => SecurityEventKindType)
  kind!: SecurityEventKind;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => Temporal.Instant, { description: 'Of the last event, if several were grouped.' })
  lastAt!: Temporal.Instant;

  @Field(() => Int, { description: 'How often within the hour.' })
  count!: number;

  @Field(() => String, { description: 'The network address; of IPv6 the /64.' })
  network!: string;

  @Field(() => String, { description: 'In plain words, such as "Safari on iPhone".' })
  device!: string;

  @Field(() => String, { nullable: true })
  detail!: string | null;

  @Field(() => SecurityEventAccount, { nullable: true })
  account!: SecurityEventAccount | null;
}

@ObjectType()
export class SecurityEventEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => SecurityEvent)
  node!: SecurityEvent;
}

@ObjectType()
export class SecurityEventConnection {
  @Field(() => [SecurityEvent])
  nodes!: SecurityEvent[];

  @Field(() => [SecurityEventEdge])
  edges!: SecurityEventEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
