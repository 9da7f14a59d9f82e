import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Relative', { description: 'A member of the family, or somebody who was one.' })
export class RelativeType {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Boolean, { description: 'Belongs to the family now.' })
  isMember!: boolean;
}
