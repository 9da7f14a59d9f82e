import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'Who did it; without an id it was the product itself.' })
export class AuditActor {
  @Field(() => ID, { nullable: true })
  id!: string | null;

  @Field(() => String)
  name!: string;
}

@ObjectType({ description: 'What it was done to.' })
export class AuditSubject {
  @Field(() => String, { description: 'user, settings, export, backup …' })
  kind!: string;

  @Field(() => ID, { nullable: true })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'As it was called then.' })
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

@ObjectType({ description: 'A line of the audit log, which nobody can rewrite.' })
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

  @Field(() => String, { nullable: true, description: 'In the words of who did it.' })
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

@InputType({ description: 'What is left out does not narrow.' })
export class AuditFilter {
  @Field(() => String, { nullable: true })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true })
  subjectId?: string | null;

  @Field(() => ID, { nullable: true })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An action, or with a full stop at its end all that begin so ("user.").',
  })
  action?: string | null;
}
