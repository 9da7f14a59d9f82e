import { userOrders } from '@infinite/schema/catalogue/users';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '#features/people/accounts/index.ts';
import type { InstantText } from '#platform/database/instant-text.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export const UserOrderBy = Object.fromEntries(userOrders.map((name) => [name, name])) as {
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

  @Field(() => String, { description: 'free, or the paid plan that runs.' })
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
    description:
      'Since when sign-in is refused. What the account has armed is delivered all the same.',
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

@InputType({ description: 'What is left out does not narrow.' })
export class UserFilter {
  @Field(() => String, { nullable: true, description: 'Any part of username or e-mail.' })
  search?: string | null;

  @Field(() => [String], { nullable: true, description: 'free, memory-plus, complete-legacy.' })
  plans?: string[] | null;

  @Field(() => Role, { nullable: true })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true })
  emailVerified?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  suspended?: boolean | null;

  @Field(() => String, { nullable: true, description: 'An instant; from it on.' })
  createdFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'An instant; before it.' })
  createdBefore?: string | null;
}

@InputType()
export class UserOrder {
  @Field(() => UserOrderBy, { nullable: true, description: 'CREATED if not said.' })
  by?: (typeof userOrders)[number] | null;

  @Field(() => Boolean, { nullable: true })
  descending?: boolean | null;
}

@ObjectType({ description: 'A family of the account: its name and figures, nothing it keeps.' })
export class UserFamily {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'owner, editor, contributor or viewer.' })
  role!: string;

  @Field(() => Int)
  members!: number;

  @Field(() => Number, { description: 'Bytes of everybody in it.' })
  storageBytes!: number;
}

@ObjectType({ description: 'What the account itself has brought.' })
export class UserStorage {
  @Field(() => Int)
  recordings!: number;

  @Field(() => Number)
  bytes!: number;

  @Field(() => Number, { description: 'Of uploads that are still on their way.' })
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
  description: 'How many messages and letters stand in which state; never what they say.',
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

@ObjectType({ description: 'What deleting the account would take away.' })
export class UserLosses {
  @Field(() => Int)
  drafts!: number;

  @Field(() => Int, { description: 'Messages that would not be delivered any more.' })
  armed!: number;

  @Field(() => Int, {
    description: 'Being delivered now: the account cannot be deleted meanwhile.',
  })
  delivering!: number;

  @Field(() => Int, { description: 'Messages that were sent: they stay with who received them.' })
  kept!: number;

  @Field(() => Int)
  recordings!: number;

  @Field(() => Number)
  bytes!: number;

  @Field(() => Int, { description: 'Families that nobody else belongs to.' })
  familiesEnded!: number;

  @Field(() => Int)
  familiesLeft!: number;
}
