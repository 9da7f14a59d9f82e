import { Field, Int, ObjectType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import { Recording } from '#features/recordings/recordings/index.ts';

@ObjectType('AlikeItem')
export class AlikeItemType {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => Int, { nullable: true, description: 'Of the original, upright; null if no photo.' })
  width!: number | null;

  @Field(() => Int, { nullable: true })
  height!: number | null;

  @Field(() => RelativeType)
  addedBy!: RelativeType;

  @Field(() => Boolean)
  mayDelete!: boolean;

  @Field(() => Boolean, { description: 'Of the group the one worth keeping; a member decides.' })
  suggested!: boolean;
}

@ObjectType('AlikeGroup', {
  description: 'Items that are the same file, or photos that look alike.',
})
export class AlikeGroupType {
  @Field(() => Boolean, { description: 'Bit for bit the same.' })
  sameFile!: boolean;

  @Field(() => [AlikeItemType])
  items!: AlikeItemType[];
}

@ObjectType()
export class AlikeGroups {
  @Field(() => [AlikeGroupType], { description: 'At most 20.' })
  groups!: AlikeGroupType[];

  @Field(() => Boolean, { description: 'Whether there are more; they follow these.' })
  more!: boolean;
}
