import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';
import { TreeSubject } from '#features/tree/tree/view/acts.types.ts';
import type { TreeSubjectName } from '@infinite/schema/catalogue/tree';

@ObjectType({ description: 'A photo of somebody in the tree.' })
export class TreePicture {
  @Field(() => ID)
  individualId!: string;

  @Field(() => Recording)
  recording!: Recording;

  @Field(() => Float, { nullable: true, description: 'Percent from the left of the photo.' })
  x!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percent from the top of the photo.' })
  y!: number | null;
}

@ObjectType({ description: 'Who a person of the tree is in the product.' })
export class TreePersonLink {
  @Field(() => TreeSubject)
  kind!: TreeSubjectName;

  @Field(() => ID)
  subjectId!: string;
}
