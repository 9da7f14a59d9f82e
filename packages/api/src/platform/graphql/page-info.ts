import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';

@ObjectType({ description: 'Where a page of a list begins and ends (Relay cursor connections).' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'Whether it is known that something comes before.' })
  hasPreviousPage?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Null where the list is read forwards only.',
  })
  startCursor?: string | null;
}

/** The fields that forward-only lists leave out. */
@Resolver(() => PageInfo)
export class PageInfoResolver {
  @FieldResolver(() => Boolean)
  hasPreviousPage(@Root() { hasPreviousPage }: PageInfo): boolean {
    return hasPreviousPage ?? false;
  }
}
