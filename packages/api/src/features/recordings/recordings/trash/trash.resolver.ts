import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { Recording, recordingType } from '#features/recordings/recordings/recording.types.ts';
import { eraseRecording } from '#features/recordings/recordings/trash/erase-recording.ts';
import { listTrash } from '#features/recordings/recordings/trash/list-trash.ts';
import { restoreRecording } from '#features/recordings/recordings/trash/restore-recording.ts';
import { TrashConnection } from '#features/recordings/recordings/trash/trash.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class TrashResolver {
  @Query(() => TrashConnection, {
    description:
      'What the caller deleted and can restore; 24 a page by default, at most 100. It counts toward the storage of the plan until it is erased.',
  })
  async trash(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TrashConnection> {
    const { nodes, hasNextPage, cursorOf } = await listTrash(ctx, { first, after });
    const shown = nodes.map((node) => ({ ...node, recording: recordingType(node.recording) }));
    const cursors = nodes.map((node, index) => cursorOf(node, index));
    return connectionOf({
      nodes: shown,
      hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Mutation(() => Recording, { description: 'With its comments, albums and facts.' })
  async restoreRecording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<Recording> {
    return recordingType(await restoreRecording(ctx, id));
  }

  @Mutation(() => Boolean, {
    description: 'Erases a recording that is in the trash. This cannot be undone.',
  })
  async eraseRecording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await eraseRecording(ctx, id);
    return true;
  }
}
