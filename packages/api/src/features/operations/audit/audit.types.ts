import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

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
}
