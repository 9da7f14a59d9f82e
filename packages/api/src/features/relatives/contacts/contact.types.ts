import { locales, type Locale } from '@infinite/schema/locale/locales';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const ContactLanguage = Object.fromEntries(locales.map((name) => [name, name])) as {
  [Name in Locale]: Name;
};
registerEnumType(ContactLanguage, { name: 'ContactLanguage' });

@ObjectType('Contact', { description: 'A person in the address book of the family in view.' })
export class ContactType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Names what a change was made on.' })
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'In words, such as "grandmother"; may be empty.' })
  relation!: string;

  @Field(() => [String], { description: 'The first one is written to; at most 5.' })
  emails!: string[];

  @Field(() => String, {
    description: 'YYYY-MM-DD, --MM-DD where the year is not known, or empty.',
  })
  birthday!: string;

  @Field(() => String, { nullable: true, description: 'IANA name.' })
  timeZone!: string | null;

  @Field(() => ContactLanguage, { nullable: true })
  language!: Locale | null;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  notes!: string;

  @Field(() => RelativeType, { nullable: true, description: 'Null when the account is gone.' })
  addedBy!: RelativeType | null;

  @Field(() => Boolean, { description: 'The current user may change and remove it.' })
  mayChange!: boolean;

  @Field(() => Boolean, { description: 'Made out of others, and can be separated again.' })
  merged!: boolean;
}

@ObjectType()
export class ContactEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ContactType)
  node!: ContactType;
}

@ObjectType()
export class ContactConnection {
  @Field(() => [ContactType])
  nodes!: ContactType[];

  @Field(() => [ContactEdge])
  edges!: ContactEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Entries that are probably one person.' })
export class ContactGroup {
  @Field(() => [ContactType])
  contacts!: ContactType[];
}

@ObjectType('ContactMatch', { description: 'Somebody who may be in the address book already.' })
export class ContactMatchType {
  @Field(() => Int, { description: 'In the list that was asked about.' })
  index!: number;

  @Field(() => String, { description: 'Of the entry in the address book.' })
  name!: string;

  @Field(() => Boolean, { description: 'The same name and address: adding it adds nothing.' })
  same!: boolean;
}

@ObjectType()
export class ChangedContactType {
  @Field(() => ContactType)
  contact!: ContactType;

  @Field(() => [String], { description: 'Addresses that the person no longer has.' })
  formerAddresses!: readonly string[];

  @Field(() => Int, { description: 'Own messages, not sent yet, that go to one of them.' })
  unsentMessages!: number;
}

@ObjectType()
export class RedirectedMessages {
  @Field(() => Int)
  changed!: number;

  @Field(() => Int, { description: 'Left as they were, because they need a look first.' })
  left!: number;
}

@ObjectType()
export class ImportedContacts {
  @Field(() => Int)
  added!: number;

  @Field(() => Int, { description: 'Left out: the same name and address were there.' })
  known!: number;
}

@InputType({ description: 'Only the name is needed.' })
export class ContactInput {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  relation?: string;

  @Field(() => [String], { nullable: true })
  emails?: string[];

  @Field(() => String, { nullable: true })
  birthday?: string;

  @Field(() => String, { nullable: true })
  timeZone?: string | null;

  @Field(() => ContactLanguage, { nullable: true })
  language?: Locale | null;

  @Field(() => String, { nullable: true })
  notes?: string;
}

@InputType()
export class ContactMatchInput {
  @Field(() => String)
  name!: string;

  @Field(() => [String])
  emails!: string[];
}
