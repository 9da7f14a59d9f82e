import { auditGroups } from '@infinite/schema/catalogue/audit';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const AuditGroup = Object.fromEntries(auditGroups.map((name) => [name, name])) as {
  [Name in (typeof auditGroups)[number]]: Name;
};
registerEnumType(AuditGroup, { name: 'AuditGroup', description: 'Actions of one subject area.' });

@ObjectType({ description: 'The actor; no id means the system.' })
export class AuditActor {
  @Field(() => ID, { nullable: true })
  id!: string | null;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'The subject of the action.' })
export class AuditSubject {
  @Field(() => String, { description: 'user, settings, export, backup …' })
  kind!: string;

  @Field(() => ID, { nullable: true })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'The name at that time.' })
  name!: string | null;
}

@ObjectType({ description: 'One fact that was different afterwards.' })
export class AuditChange {
  @Field(() => String)
  field!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType({ description: 'An entry of the append-only audit log.' })
export class AuditEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => Temporal.Instant)
  at!: InstantText;

  @Field(() => AuditActor)
  actor!: AuditActor;

  @Field(() => String, { description: 'Such as "user.suspend".' })
  action!: string;

  @Field(() => AuditSubject)
  subject!: AuditSubject;

  @Field(() => [AuditChange])
  changes!: AuditChange[];

  @Field(() => String, { nullable: true, description: 'As the administrator entered it.' })
  reason!: string | null;
}

@ObjectType()
export class AuditEventEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => AuditEvent)
  node!: AuditEvent;
}

@ObjectType()
export class AuditEventConnection {
  @Field(() => [AuditEvent])
  nodes!: AuditEvent[];

  @Field(() => [AuditEventEdge])
  edges!: AuditEventEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType({ description: 'Omitted fields do not filter.' })
export class AuditFilter {
  @Field(() => String, { nullable: true })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An action, or a prefix that ends with a period ("user.").',
  })
  action?: string | null;
  @Field(() => AuditGroup, { nullable: true })
  group?: (typeof auditGroups)[number] | null;

  @Field(() => String, { nullable: true, description: 'Part of the actor’s or subject’s name.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Inclusive lower bound.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Exclusive upper bound.' })
  before?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Includes sign-ins of staff, unless a subject or an action is asked for; never for API keys.',
  })
  signIns?: boolean | null;
}
