import { userOrders } from '@infinite/schema/catalogue/users';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '#features/people/accounts/index.ts';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const UserOrderBy = Object.fromEntries(userOrders.map((name) => [name, name])) as {
  [Name in (typeof userOrders)[number]]: Name;
};
registerEnumType(UserOrderBy, { name: 'UserOrderBy', description: 'What accounts are sorted by.' });

@ObjectType({ description: 'An account as administrators see it.' })
export class User {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'free, or the active paid plan.' })
  subscriptionPlan!: string;

  @Field(() => Role)
  role!: Role;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => String, { description: 'IANA name.' })
  timeZone!: string;

  @Field(() => Temporal.Instant)
  createdAt!: InstantText;

  @Field(() => Temporal.Instant, { nullable: true })
  lastSeenAt!: InstantText | null;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'Suspended since. Scheduled messages are still delivered.',
  })
  suspendedAt!: InstantText | null;

  @Field(() => String, { nullable: true })
  suspensionReason!: string | null;
}

@ObjectType()
export class UserEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => User)
  node!: User;
}

@ObjectType()
export class UserConnection {
  @Field(() => [User])
  nodes!: User[];

  @Field(() => [UserEdge])
  edges!: UserEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType({ description: 'Omitted fields do not filter.' })
export class UserFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A substring of username or e-mail, or the id of an account or a family.',
  })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: 'At most 10,000.' })
  ids?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'free, memory-plus, complete-legacy.' })
  plans?: string[] | null;

  @Field(() => Role, { nullable: true })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true })
  emailVerified?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  suspended?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Inclusive lower bound.' })
  createdFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Exclusive upper bound.' })
  createdBefore?: string | null;
}

@InputType()
export class UserOrder {
  @Field(() => UserOrderBy, { nullable: true, description: 'Defaults to CREATED.' })
  by?: (typeof userOrders)[number] | null;

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null;
}

@ObjectType({ description: 'A family of the account: name and totals, no content.' })
export class UserFamily {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'owner, editor, contributor or viewer.' })
  role!: string;

  @Field(() => Int)
  members!: number;

  @Field(() => Number, { description: 'Bytes stored by all its members.' })
  storageBytes!: number;
}

@ObjectType({ description: 'Storage used by the account.' })
export class UserStorage {
  @Field(() => Int)
  recordings!: number;

  @Field(() => Number)
  bytes!: number;

  @Field(() => Number, { description: 'Bytes of unfinished uploads.' })
  unfinishedBytes!: number;
}

@ObjectType({ description: 'A device on which the account is signed in.' })
export class UserSession {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  device!: string;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  lastUsedAt!: Temporal.Instant;
}

@ObjectType({
  description: 'Number of messages and deliveries by state, without content.',
})
export class UserDeliveryHealth {
  @Field(() => Int)
  drafts!: number;

  @Field(() => Int)
  armed!: number;

  @Field(() => Int)
  delivering!: number;

  @Field(() => Int)
  delivered!: number;

  @Field(() => Int)
  cancelled!: number;

  @Field(() => Int)
  failed!: number;

  @Field(() => Int)
  deliveriesWaiting!: number;

  @Field(() => Int)
  deliveriesDelivered!: number;

  @Field(() => Int)
  deliveriesOpened!: number;

  @Field(() => Int)
  deliveriesFailed!: number;
}

@ObjectType({ description: 'What deleting the account would delete.' })
export class UserLosses {
  @Field(() => Int)
  drafts!: number;

  @Field(() => Int, { description: 'Scheduled messages that would be cancelled.' })
  armed!: number;

  @Field(() => Int, {
    description: 'Messages being delivered; the account cannot be deleted until they are done.',
  })
  delivering!: number;

  @Field(() => Int, { description: 'Delivered messages; recipients keep them.' })
  kept!: number;

  @Field(() => Int)
  recordings!: number;

  @Field(() => Number)
  bytes!: number;

  @Field(() => Int, { description: 'Families with no other member.' })
  familiesEnded!: number;

  @Field(() => Int)
  familiesLeft!: number;
}
