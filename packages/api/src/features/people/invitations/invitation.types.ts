import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Temporal } from 'temporal-polyfill';
import { FamilyRole } from '#features/people/families/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum InvitationState {
  OPEN = 'OPEN',
  ACCEPTED = 'ACCEPTED',
  DECLINED = 'DECLINED',
  REVOKED = 'REVOKED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(InvitationState, { name: 'InvitationState' });

@ObjectType({ description: 'An invitation into the family in view.' })
export class FamilyInvitation {
  @Field(() => ID)
  id!: string;

  @Field(() => FamilyRole)
  role!: FamilyRole;

  @Field(() => String, { description: 'The name from the pasted list; empty without one.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null for an invitation by link.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the child who is to take their profile over; null for everyone else.',
  })
  child!: string | null;

  @Field(() => InvitationState)
  state!: InvitationState;

  @Field(() => String, { description: 'Name of the member who sent it.' })
  invitedBy!: string;

  @Field(() => String, { nullable: true, description: 'Name of the member who accepted it.' })
  acceptedBy!: string | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  acceptedAt!: Temporal.Instant | null;
}

@ObjectType()
export class FamilyInvitationEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => FamilyInvitation)
  node!: FamilyInvitation;
}

@ObjectType()
export class FamilyInvitationConnection {
  @Field(() => [FamilyInvitation])
  nodes!: FamilyInvitation[];

  @Field(() => [FamilyInvitationEdge])
  edges!: FamilyInvitationEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'An entry of a pasted list that was not invited.' })
export class LeftOutEntry {
  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'The reason, in words.' })
  why!: string;
}

@ObjectType()
export class InvitationReport {
  @Field(() => [FamilyInvitation])
  invited!: FamilyInvitation[];

  @Field(() => [LeftOutEntry])
  left!: LeftOutEntry[];
}

@ObjectType({ description: 'A new link. It is shown this once; only its hash is stored.' })
export class InvitationLink {
  @Field(() => FamilyInvitation)
  invitation!: FamilyInvitation;

  @Field(() => String)
  url!: string;
}

@ObjectType({ description: 'A profile that the invited child takes over.' })
export class InvitedChild {
  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Recordings of their voice, which become theirs.' })
  recordings!: number;
}

@ObjectType({ description: 'What the holder of an invitation link may read.' })
export class OpenInvitation {
  @Field(() => String)
  familyName!: string;

  @Field(() => String, { description: 'Name of the member who invites.' })
  invitedBy!: string;

  @Field(() => FamilyRole)
  role!: FamilyRole;

  @Field(() => String, { description: 'Personal words; empty without any.' })
  words!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address it is bound to, shortened; null for an invitation by link.',
  })
  address!: string | null;

  @Field(() => InvitedChild, {
    nullable: true,
    description: 'The profile that the reader would take over; null for everyone else.',
  })
  child!: InvitedChild | null;

  @Field(() => Boolean, {
    description: 'Bound to an address other than that of the signed-in user.',
  })
  otherAddress!: boolean;

  @Field(() => Boolean, { description: 'The signed-in user is a member of the family already.' })
  alreadyIn!: boolean;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;
}

@InputType()
export class InviteByMailInput {
  @Field(() => String, { description: 'A pasted list of addresses, or the text of a vCard file.' })
  people!: string;

  @Field(() => FamilyRole, { description: 'EDITOR, CONTRIBUTOR or VIEWER.' })
  role!: FamilyRole;

  @Field(() => String, {
    defaultValue: '',
    description: 'Personal words; at most 1000 characters.',
  })
  words!: string;
}

@InputType()
export class InviteByLinkInput {
  @Field(() => FamilyRole, { description: 'EDITOR, CONTRIBUTOR or VIEWER.' })
  role!: FamilyRole;

  @Field(() => String, {
    defaultValue: '',
    description: 'Personal words; at most 1000 characters.',
  })
  words!: string;
}
