import { Field, ObjectType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';

@ObjectType({ description: 'Who of a family is here now.' })
export class FamilyPresence {
  @Field(() => Boolean, {
    description: 'Whether relatives see that the caller is here. Who is not shown sees nobody.',
  })
  shown!: boolean;

  @Field(() => [RelativeType], {
    description: 'Members with a page open, by name; never the caller.',
  })
  here!: RelativeType[];
}
