import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Temporal } from 'temporal-polyfill';
import { Family, FamilyRole } from '#features/people/families/index.ts';

export enum Role {
  MEMBER = 'member',
  ADMIN = 'admin',
  EDITOR = 'editor',
  SUPPORT = 'support',
  READER = 'reader',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'What the product lets an account do.',
  valuesConfig: {
    ADMIN: { description: 'Everything.' },
    EDITOR: { description: 'Articles, reviews and the newsletter.' },
    SUPPORT: { description: 'Accounts of members and enquiries.' },
    READER: { description: 'Sees the console and changes nothing.' },
  },
});

@ObjectType({ description: 'The signed-in person.' })
export class Me {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String, {
    description: 'The username, or the part of the e-mail before the at-sign.',
  })
  displayName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => Role)
  role!: Role;

  @Field(() => String, { description: 'IANA name.' })
  timeZone!: string;

  @Field(() => String, {
    description:
      'Choices about every page, as one text such as "theme-dark.text-large.v-m9x"; empty without any.',
  })
  preferences!: string;

  @Field(() => Family, { description: 'The family this session works in.' })
  family!: Family;

  @Field(() => FamilyRole, { description: 'The role in that family.' })
  familyRole!: FamilyRole;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'When the sample family is deleted; set for its visitors only.',
  })
  sampleUntil!: Temporal.Instant | null;
}

@ObjectType({ description: 'A device on which the current user is signed in.' })
export class Session {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'In plain words, such as "Safari on a phone".' })
  device!: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name, as the device said it at the sign-in; null where it said none.',
  })
  timeZone!: string | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  lastUsedAt!: Temporal.Instant;

  @Field(() => Boolean, { description: 'The session of this request.' })
  current!: boolean;
}

@InputType({ description: 'Choices about every page, each one of those that a screen offers.' })
export class PreferencesInput {
  @Field(() => String, { description: 'device, en, de or es.' })
  language!: string;

  @Field(() => String, { description: 'device, 12 or 24.' })
  clock!: string;

  @Field(() => String, { description: 'device, light or dark.' })
  theme!: string;

  @Field(() => String, { description: 'normal, large or larger.' })
  text!: string;

  @Field(() => String, { description: 'normal or high.' })
  contrast!: string;

  @Field(() => String, { description: 'device or none.' })
  motion!: string;
}

@InputType()
export class SignUpInput {
  @Field(() => String, {
    nullable: true,
    description: 'The requested username; the server may add a suffix.',
  })
  username?: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, { nullable: true, description: 'safari, chrome or other.' })
  browser?: string | null;

  @Field(() => Boolean, { nullable: true })
  mobile?: boolean | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone; defaults to UTC.' })
  timeZone?: string | null;
}

@InputType()
export class SignInInput {
  @Field(() => String, { description: 'The e-mail.' })
  username!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, { nullable: true, description: 'safari, chrome or other.' })
  browser?: string | null;

  @Field(() => Boolean, { nullable: true })
  mobile?: boolean | null;
}
