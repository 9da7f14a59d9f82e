import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The first item with this original, bit for bit.' })
export class KeptOriginal {
  @Field(() => String)
  sha256!: string;

  @Field(() => ID)
  recordingId!: string;

  @Field(() => String)
  title!: string;
}
