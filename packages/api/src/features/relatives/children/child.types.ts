import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Asks a child to take their profile over, and waits for an answer.' })
export class ChildInvitationType {
  @Field(() => ID, { description: 'As `revokeInvitation` takes it.' })
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;
}

@ObjectType('Child', { description: 'A child of the family, without a sign-in.' })
export class ChildType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD; null after the child took the profile over, when it is erased.',
  })
  birthday!: string | null;

  @Field(() => Int, { nullable: true, description: 'Today, where the parent is.' })
  age!: number | null;

  @Field(() => String)
  parentName!: string;

  @Field(() => Boolean, { description: 'The current user is this child and took it over.' })
  isYou!: boolean;

  @Field(() => Temporal.Instant, { nullable: true })
  handedOverAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'Set while consent is withdrawn: hidden now, erased then.',
  })
  eraseAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'For the parent.' })
  consentedAt!: Temporal.Instant | null;

  @Field(() => Int, { nullable: true, description: 'Of the words; for the parent.' })
  consentVersion!: number | null;

  @Field(() => ChildInvitationType, { nullable: true, description: 'For who may send one.' })
  invitation!: ChildInvitationType | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of their voice; for the parent and the child.',
  })
  recordings!: number | null;

  @Field(() => Boolean, { description: 'May change it, and withdraw the consent.' })
  mayKeep!: boolean;

  @Field(() => Boolean, { description: 'May take the withdrawal back.' })
  mayRestore!: boolean;

  @Field(() => Boolean, { description: 'May ask the child to take the profile over.' })
  mayHandOver!: boolean;

  @Field(() => Boolean, { description: 'May say that own recordings hold the voice.' })
  mayLabel!: boolean;
}

@ObjectType({ description: 'The child whose voice a recording holds.' })
export class VoiceOf {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'The current user is that child, grown up.' })
  isYou!: boolean;
}

@InputType()
export class AddChildInput {
  @Field(() => String, { description: 'Made by the client; the same id gives the same profile.' })
  clientId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'YYYY-MM-DD; of a child under 13.' })
  birthday!: string;

  @Field(() => Int, { description: 'Of the words of consent that the parent read.' })
  consentVersion!: number;
}

@InputType()
export class UpdateChildInput {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'YYYY-MM-DD.' })
  birthday!: string;
}
