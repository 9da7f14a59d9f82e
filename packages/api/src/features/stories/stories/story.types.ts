import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType('Story', { description: 'What a family tells together, in chapters.' })
export class StoryType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Boolean, { description: 'The family reads it; otherwise only its maker.' })
  published!: boolean;

  @Field(() => Int, { description: 'Of title and introduction; a change names it.' })
  version!: number;

  @Field(() => Boolean, {
    description: 'The codes of its books open its voices for who has no account.',
  })
  voicesOpen!: boolean;

  @Field(() => Boolean)
  mayChange!: boolean;

  @Field(() => Boolean)
  mayPublish!: boolean;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  updatedAt!: Temporal.Instant;
}

@ObjectType()
export class StoryPicture {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => String)
  caption!: string;
}

@ObjectType('StoryChapter', {
  description: 'With the items of it that the caller may see.',
})
export class StoryChapterType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Plain text; a blank line ends a paragraph.' })
  text!: string;

  @Field(() => Int, { description: 'A change names the one that it was made on.' })
  version!: number;

  @Field(() => Recording, { nullable: true, description: 'A voice or a video.' })
  voice!: Recording | null;

  @Field(() => [StoryPicture])
  pictures!: StoryPicture[];
}

@ObjectType()
export class StoryEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => StoryType)
  node!: StoryType;
}

@ObjectType({ description: 'Newest first.' })
export class StoryConnection {
  @Field(() => [StoryEdge])
  edges!: StoryEdge[];

  @Field(() => [StoryType])
  nodes!: StoryType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class StoryInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'At most 4,000 characters.' })
  introduction?: string | null;
}

@InputType()
export class StoryPictureInput {
  @Field(() => ID, { description: 'A photo of the family.' })
  recordingId!: string;

  @Field(() => String, { description: 'At most 300 characters; may be empty.' })
  caption!: string;
}

@InputType()
export class StoryChapterInput {
  @Field(() => String, { description: 'At most 300 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, at most 20,000 characters; may be empty.' })
  text!: string;

  @Field(() => ID, { nullable: true, description: 'A voice or a video of the family.' })
  voiceId?: string | null;

  @Field(() => [StoryPictureInput], { description: 'At most 24, in their order.' })
  pictures!: StoryPictureInput[];
}
