import { searchGroups, type SearchGroupName } from '@infinite/schema/catalogue/search';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

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

  @Field(() => Int, {
    nullable: true,
    description: 'Of a document: the page on which it is written; 0 where that is not known.',
  })
  page?: number;

  @Field(() => String, {
    nullable: true,
    description: 'Of an item that the family keeps: VOICE, VIDEO, PHOTO or FILE.',
  })
  kind?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When it was taken: YYYYs for a decade, YYYY, YYYY-MM, YYYY-MM-DD, or to the second.',
  })
  taken?: string;
}

@ObjectType({ description: 'What a search found of one kind.' })
export class SearchResults {
  @Field(() => SearchGroup)
  group!: SearchGroupName;

  @Field(() => [SearchHitType])
  hits!: readonly SearchHitType[];

  @Field(() => String, { nullable: true, description: 'Null on the last page.' })
  endCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was searched for instead, because nothing had the words as they are.',
  })
  readAs!: string | null;
}

@InputType('SearchFilters', {
  description: 'Narrows a search to what the family keeps. Nothing that is null narrows it.',
})
export class SearchFiltersInput {
  @Field(() => [String], { nullable: true, description: 'VOICE, VIDEO, PHOTO, FILE.' })
  kinds?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Taken since YYYY, YYYY-MM or YYYY-MM-DD.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'Taken until the end of it; as `from`.' })
  to?: string | null;

  @Field(() => ID, { nullable: true, description: 'A member.' })
  addedBy?: string | null;

  @Field(() => Boolean, { nullable: true })
  hasTranscript?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A mood, by its name.' })
  mood?: string | null;

  @Field(() => String, { nullable: true, description: 'A tag, compared by its words.' })
  tag?: string | null;
}

@ObjectType('SavedFilters')
export class SavedFiltersType {
  @Field(() => [String], { nullable: true })
  kinds!: string[] | null;

  @Field(() => String, { nullable: true })
  from!: string | null;

  @Field(() => String, { nullable: true })
  to!: string | null;

  @Field(() => ID, { nullable: true })
  addedBy!: string | null;

  @Field(() => Boolean, { nullable: true })
  hasTranscript!: boolean | null;

  @Field(() => String, { nullable: true })
  mood!: string | null;

  @Field(() => String, { nullable: true })
  tag!: string | null;
}

@ObjectType('SavedSearch', { description: 'Kept by a member for themselves.' })
export class SavedSearchType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  text!: string;

  @Field(() => SavedFiltersType)
  filters!: SavedFiltersType;
}
