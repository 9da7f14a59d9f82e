import {
  treePedigrees,
  treeRelations,
  treeRestrictions,
  treeSexes,
  treeUnionKinds,
  type TreePedigreeName,
  type TreeRelationName,
  type TreeRestrictionName,
  type TreeSexName,
  type TreeUnionKindName,
} from '@infinite/schema/catalogue/tree';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

export const TreeSex = enumOf(treeSexes);
export const TreeRelation = enumOf(treeRelations);
export const TreePedigree = enumOf(treePedigrees);
export const TreeRestriction = enumOf(treeRestrictions);
export const TreeUnionKind = enumOf(treeUnionKinds);
registerEnumType(TreeSex, { name: 'TreeSex', description: 'X: another sex. U: not known.' });
registerEnumType(TreeRelation, { name: 'TreeRelation' });
registerEnumType(TreePedigree, {
  name: 'TreePedigree',
  description: 'How a child belongs to its parents.',
});
registerEnumType(TreeRestriction, {
  name: 'TreeRestriction',
  description: 'RESN of GEDCOM. Confidential and private records are for owners and editors.',
});
registerEnumType(TreeUnionKind, { name: 'TreeUnionKind' });
export type {
  TreePedigreeName,
  TreeRelationName,
  TreeRestrictionName,
  TreeSexName,
  TreeUnionKindName,
};

@ObjectType({ description: 'A date as genealogists write them.' })
export class TreeDate {
  @Field(() => String, { description: 'As recorded, a DATE payload of GEDCOM 7: `ABT 1890`.' })
  text!: string;

  @Field(() => String, { description: 'In words: about 1890.' })
  words!: string;

  @Field(() => String, { nullable: true, description: 'In the words of who recorded it.' })
  phrase!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of the first possible day; Gregorian.' })
  year!: number | null;
}

@ObjectType({ description: 'When and where something happened.' })
export class TreeMoment {
  @Field(() => TreeDate, { nullable: true })
  date!: TreeDate | null;

  @Field(() => String, { nullable: true, description: 'Its parts, the smallest first.' })
  place!: string | null;
}

@ObjectType()
export class TreeName {
  @Field(() => Int, { description: 'By which a change names it.' })
  at!: number;

  @Field(() => String)
  display!: string;

  @Field(() => String)
  prefix!: string;

  @Field(() => String)
  given!: string;

  @Field(() => String)
  nickname!: string;

  @Field(() => String)
  surnamePrefix!: string;

  @Field(() => String)
  surname!: string;

  @Field(() => String)
  suffix!: string;

  @Field(() => String, { nullable: true, description: 'BIRTH, MARRIED, AKA …' })
  type!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a translation or another script.' })
  language!: string | null;
}

@ObjectType({ description: 'A source that states something, and where in it.' })
export class TreeCitation {
  @Field(() => [Int], { description: 'By which a change names it.' })
  path!: readonly number[];

  @Field(() => ID, { nullable: true })
  sourceId!: string | null;

  @Field(() => String, {
    description: "The source's, or that of the recording; empty where the caller may not know it.",
  })
  title!: string;

  @Field(() => String, { nullable: true })
  page!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '0 unreliable, 1 questionable, 2 secondary, 3 primary evidence.',
  })
  quality!: number | null;

  @Field(() => [String], {
    description: 'What the source says; of a recording, for those who may hear it.',
  })
  texts!: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'The recording in which it is said, for those who may hear it.',
  })
  recordingId!: string | null;

  @Field(() => Int, { nullable: true })
  fromMs!: number | null;

  @Field(() => Int, { nullable: true })
  toMs!: number | null;
}

@ObjectType({ description: 'An event or an attribute of a person or a union.' })
export class TreeFact {
  @Field(() => Int, { description: 'By which a change names it, in this version of the record.' })
  at!: number;

  @Field(() => String, { description: 'Of GEDCOM 7: BIRT, OCCU, MARR …' })
  tag!: string;

  @Field(() => String, { nullable: true, description: 'What kind of event it is.' })
  type!: string | null;

  @Field(() => String, { nullable: true, description: 'Of an attribute.' })
  value!: string | null;

  @Field(() => TreeDate, { nullable: true })
  date!: TreeDate | null;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;

  @Field(() => String, { nullable: true })
  age!: string | null;

  @Field(() => String, { nullable: true })
  cause!: string | null;

  @Field(() => [String])
  notes!: string[];

  @Field(() => [TreeCitation])
  citations!: TreeCitation[];

  @Field(() => [TreeRestriction])
  restrictions!: TreeRestrictionName[];
}
