import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Temporal } from 'temporal-polyfill';

export enum FamilyRole {
  OWNER = 'owner',
  EDITOR = 'editor',
  CONTRIBUTOR = 'contributor',
  VIEWER = 'viewer',
  NONE = 'none',
}
registerEnumType(FamilyRole, {
  name: 'FamilyRole',
  description: 'The role of a member in a family; NONE for a former member.',
});

@ObjectType({ description: 'A family that the current user belongs to, or left things in.' })
export class FamilyMembership {
  @Field(() => ID, { description: 'Id of the family.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => FamilyRole)
  role!: FamilyRole;

  @Field(() => Int, { description: 'Number of members.' })
  members!: number;

  @Field(() => Boolean, { description: 'Whether this request works in it.' })
  inView!: boolean;
}

@ObjectType({ description: 'A member of the family in view.' })
export class FamilyMember {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For the owner, and for the member themselves; null for everyone else.',
  })
  email!: string | null;

  @Field(() => FamilyRole)
  role!: FamilyRole;

  @Field(() => Temporal.Instant)
  joinedAt!: Temporal.Instant;

  @Field(() => Boolean, { description: 'The current user.' })
  you!: boolean;
}

@ObjectType({
  description: 'An offer to hand the family over, which waits for the answer of one member.',
})
export class OwnershipOffer {
  @Field(() => ID, { description: 'Id of the user who may accept.' })
  toId!: string;

  @Field(() => String)
  toName!: string;

  @Field(() => String)
  fromName!: string;

  @Field(() => Boolean, { description: 'Whether the current user may accept it.' })
  forYou!: boolean;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;
}
