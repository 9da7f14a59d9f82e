import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';

@ObjectType({ description: 'Pagination info (Relay cursor connections).' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'Whether a previous page exists, if known.' })
  hasPreviousPage?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Null for forward-only lists.',
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
