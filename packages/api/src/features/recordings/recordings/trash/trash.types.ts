import { Temporal } from 'temporal-polyfill';
import { Field, Int, ObjectType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/recording.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'A recording that was deleted and can be restored.' })
export class TrashedRecording {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => Temporal.Instant)
  trashedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { description: 'When it is erased with what is stored of it.' })
  erasedAt!: Temporal.Instant;

  @Field(() => Int, { description: 'Until then, the day that has begun included.' })
  daysLeft!: number;
}

@ObjectType()
export class TrashEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TrashedRecording)
  node!: TrashedRecording;
}

@ObjectType({ description: 'The last deleted first.' })
export class TrashConnection {
  @Field(() => [TrashEdge])
  edges!: TrashEdge[];

  @Field(() => [TrashedRecording])
  nodes!: TrashedRecording[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
