import { searchGroups, type SearchGroupName } from '@infinite/schema/catalogue/search';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const SearchGroup = Object.fromEntries(searchGroups.map((name) => [name, name])) as {
  [Name in SearchGroupName]: Name;
};
registerEnumType(SearchGroup, {
  name: 'SearchGroup',
  description: 'MESSAGES and RECIPIENTS are the own ones of the member.',
});

@ObjectType('SearchHit')
export class SearchHitType {
  @Field(() => ID, { description: 'Of an article: its slug. Of a recipient: their last message.' })
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  detail!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Made or last changed.' })
  at!: Temporal.Instant | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of a transcript: the moment of the recording at which it is said.',
  })
  atMs?: number;
}

@ObjectType({ description: 'What a search found of one kind.' })
export class SearchResults {
  @Field(() => SearchGroup)
  group!: SearchGroupName;

  @Field(() => [SearchHitType])
  hits!: readonly SearchHitType[];

  @Field(() => String, { nullable: true, description: 'Null on the last page.' })
  endCursor!: string | null;
}
