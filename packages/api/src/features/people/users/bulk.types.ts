import { bulkActs } from '@infinite/schema/users/user-acts.input';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const BulkAct = Object.fromEntries(bulkActs.map((name) => [name, name])) as {
  [Name in (typeof bulkActs)[number]]: Name;
};
export type BulkAct = (typeof bulkActs)[number];
registerEnumType(BulkAct, { name: 'BulkAct', description: 'What is done to several accounts.' });

@ObjectType({ description: 'How a bulk act ended for one account.' })
export class UserActOutcome {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null if there is no such account.' })
  username!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused; null if it was done.' })
  refusal!: string | null;
}

@ObjectType({ description: 'What deleting several accounts would delete.' })
export class UsersLosses {
  @Field(() => Int)
  drafts!: number;

  @Field(() => Int, { description: 'Accounts with scheduled messages are left out.' })
  armed!: number;

  @Field(() => Int)
  recordings!: number;

  @Field(() => Number)
  bytes!: number;

  @Field(() => Int, { description: 'Families with no other member.' })
  familiesEnded!: number;
}
