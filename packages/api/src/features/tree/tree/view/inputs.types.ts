import type { FactFields } from '@infinite/schema/tree/fact.input';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import {
  TreePedigree,
  TreeRelation,
  TreeRestriction,
  TreeSex,
  type TreePedigreeName,
  type TreeRelationName,
  type TreeRestrictionName,
  type TreeSexName,
} from '#features/tree/tree/view/tree.types.ts';

@InputType({ description: 'Dates as people write them: “about 1890”, “3 May 1921”.' })
export class TreeMomentInput {
  @Field(() => String, { nullable: true })
  date?: string;

  @Field(() => String, { nullable: true, description: 'Its parts, the smallest first.' })
  place?: string;
}

@InputType({ description: 'All parts may be left out: somebody without a known name.' })
export class TreePersonInput {
  @Field(() => String, { nullable: true })
  prefix?: string;

  @Field(() => String, { nullable: true })
  given?: string;

  @Field(() => String, { nullable: true })
  nickname?: string;

  @Field(() => String, { nullable: true })
  surnamePrefix?: string;

  @Field(() => String, { nullable: true })
  surname?: string;

  @Field(() => String, { nullable: true })
  suffix?: string;

  @Field(() => TreeSex, { nullable: true })
  sex?: TreeSexName;

  @Field(() => TreeMomentInput, { nullable: true })
  birth?: TreeMomentInput | null;

  @Field(() => TreeMomentInput, { nullable: true })
  death?: TreeMomentInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Died, though nobody knows when.' })
  isDeceased?: boolean;
}

@InputType({ description: 'What somebody is to a person of the tree.' })
export class TreeRelationInput {
  @Field(() => TreeRelation)
  kind!: TreeRelationName;

  @Field(() => ID)
  to!: string;

  @Field(() => ID, { nullable: true, description: 'Null: the union that suits, or a new one.' })
  unionId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'A union of its own even where one would suit: a half-sibling, a remarriage.',
  })
  apart?: boolean;

  @Field(() => TreePedigree, { nullable: true, description: 'Of the child among the two.' })
  pedigree?: TreePedigreeName | null;
}

@InputType()
export class TreeCoordinatesInput {
  @Field(() => Float)
  latitude!: number;

  @Field(() => Float)
  longitude!: number;
}

@InputType({ description: 'What is left out stays; an empty text removes.' })
export class TreeFactInput {
  @Field(() => String, { nullable: true })
  value?: FactFields['value'];

  @Field(() => String, { nullable: true })
  type?: FactFields['type'];

  @Field(() => String, { nullable: true, description: 'As people write them.' })
  date?: FactFields['date'];

  @Field(() => String, { nullable: true, description: 'In words that no calendar has.' })
  datePhrase?: FactFields['datePhrase'];

  @Field(() => String, { nullable: true })
  place?: FactFields['place'];

  @Field(() => TreeCoordinatesInput, { nullable: true })
  coordinates?: TreeCoordinatesInput | null;

  @Field(() => String, { nullable: true })
  age?: FactFields['age'];

  @Field(() => String, { nullable: true })
  cause?: FactFields['cause'];

  @Field(() => [String], { nullable: true })
  notes?: string[] | null;

  @Field(() => [TreeRestriction], { nullable: true })
  restrictions?: TreeRestrictionName[] | null;
}

@InputType({ description: 'Nothing that is null narrows the list.' })
export class TreeIndividualFilter {
  @Field(() => Boolean, { nullable: true })
  isLiving?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  withVoice?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  withoutDates?: boolean | null;

  @Field(() => Int, { nullable: true })
  bornFrom?: number | null;

  @Field(() => Int, { nullable: true })
  bornTo?: number | null;
}
