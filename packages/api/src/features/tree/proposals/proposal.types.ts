import { treeProposalKinds } from '@infinite/schema/catalogue/tree-voices';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TreeSubjectType } from '#features/tree/voices/index.ts';

const ProposalKind = Object.fromEntries(treeProposalKinds.map((name) => [name, name])) as {
  [Name in (typeof treeProposalKinds)[number]]: Name;
};
registerEnumType(ProposalKind, { name: 'TreeProposalKind' });

@ObjectType({ description: 'Something that a recording says and that the tree could keep.' })
export class TreeProposal {
  @Field(() => ID, { description: 'Of what it says; the same after corrections elsewhere.' })
  key!: string;

  @Field(() => ProposalKind)
  kind!: keyof typeof ProposalKind;

  @Field(() => String, { description: 'The words that say it.' })
  text!: string;

  @Field(() => Int)
  fromMs!: number;

  @Field(() => Int)
  toMs!: number;

  @Field(() => [TreeSubjectType], { description: 'Whom it may be about, the likeliest first.' })
  people!: TreeSubjectType[];

  @Field(() => [TreeSubjectType], { description: 'The other partner of a union.' })
  partners!: TreeSubjectType[];

  @Field(() => [String], { description: 'Places that it may mean, the likeliest first.' })
  places!: string[];

  @Field(() => String, { nullable: true, description: 'Of GEDCOM 7; empty: see `datePhrase`.' })
  date!: string | null;

  @Field(() => String, { nullable: true })
  datePhrase!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a fact of GEDCOM 7, such as BIRT.' })
  tag!: string | null;

  @Field(() => String, { nullable: true })
  value!: string | null;
}

@InputType({ description: 'What is left out is taken as proposed.' })
export class ProposalChoiceInput {
  @Field(() => ID, { nullable: true, description: 'The individual, or the union.' })
  recordId?: string | null;

  @Field(() => ID, { nullable: true })
  partnerId?: string | null;

  @Field(() => String, { nullable: true })
  tag?: string | null;

  @Field(() => String, { nullable: true })
  value?: string | null;

  @Field(() => String, { nullable: true })
  date?: string | null;

  @Field(() => String, { nullable: true })
  place?: string | null;
}
