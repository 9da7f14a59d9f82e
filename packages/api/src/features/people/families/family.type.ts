import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'People who keep their memories together.' })
export class Family {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;
}
