import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { updateRecordingInput } from '@infinite/schema/recordings/recording.input';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { deleteRecording } from '#features/recordings/recordings/delete-recording.ts';
import { findVisibleRecording } from '#features/recordings/recordings/find-recordings.ts';
import { listRecordings } from '#features/recordings/recordings/list-recordings.ts';
import { peaksOf } from '#features/recordings/recordings/peaks.loader.ts';
import { formsOf } from '#features/recordings/recordings/photo-forms.loader.ts';
import {
  PhotoForms,
  Recording,
  RecordingConnection,
  RecordingKind,
  UnfinishedTake,
  UpdateRecordingInput,
  recordingType,
} from '#features/recordings/recordings/recording.types.ts';
import { unfinishedTakes } from '#features/recordings/recordings/unfinished-takes.ts';
import { updateRecording } from '#features/recordings/recordings/update-recording.ts';
import { keepUnfinishedTake } from '#features/recordings/recordings/uploads/keep-unfinished-take.ts';
import { fileLimitMb } from '#features/recordings/recordings/uploads/size-limits.ts';
import { ownTimeZone } from '#features/recordings/recordings/versions/own-time-zone.ts';
import { versionOf } from '#features/recordings/recordings/versions/version.loader.ts';
import {
  memberPaths,
  RecordingVersion,
  versionType,
} from '#features/recordings/recordings/versions/version.types.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver(() => Recording)
export class RecordingResolver {
  @Query(() => RecordingConnection, {
    description: "The family's recordings, newest first; 24 a page by default, at most 100.",
  })
  async recordings(
    @Ctx() ctx: RequestContext,
    @Arg('kinds', () => [RecordingKind], { nullable: true }) kinds: RecordingKind[] | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<RecordingConnection> {
    const page = await listRecordings(ctx, { kinds, first, after });
    const nodes = page.recordings.map(recordingType);
    return connectionOf({ nodes, hasNextPage: page.hasNextPage, cursorOf: idOf });
  }

  @Query(() => Recording, {
    nullable: true,
    description: 'Null if it does not exist or is not visible.',
  })
  async recording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<Recording | null> {
    try {
      return recordingType(await findVisibleRecording(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Query(() => Int, { description: 'Megabytes that a chosen file may have.' })
  async uploadLimitMb(@Ctx() ctx: RequestContext): Promise<number> {
    requireMember(ctx);
    return fileLimitMb(ctx);
  }

  @Query(() => [UnfinishedTake], { description: "The caller's partly uploaded takes." })
  async unfinishedTakes(@Ctx() ctx: RequestContext): Promise<UnfinishedTake[]> {
    const takes = await unfinishedTakes(ctx);
    return takes.map((take) => ({
      ...take,
      // The enum has the names of the catalogue for values.
      kind: take.kind as RecordingKind,
      uploadUrl: `/media/uploads/${take.id}`,
    }));
  }

  @Mutation(() => Recording)
  async updateRecording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateRecordingInput) input: UpdateRecordingInput,
  ): Promise<Recording> {
    const { id: known } = await findVisibleRecording(ctx, id);
    await updateRecording(ctx, known, parseInput(updateRecordingInput, input));
    return recordingType(await findVisibleRecording(ctx, known));
  }

  @Mutation(() => Recording, {
    description: 'Finishes an interrupted take and keeps the part that was uploaded.',
  })
  async keepUnfinishedTake(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<Recording> {
    const { id: known } = await findVisibleRecording(ctx, id);
    await keepUnfinishedTake(ctx, known);
    return recordingType(await findVisibleRecording(ctx, known));
  }

  @Mutation(() => Boolean, {
    description:
      'Moves it to the trash for 30 days. WRONG_STATE, with the reason in words, while a message needs it.',
  })
  async deleteRecording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await deleteRecording(ctx, id);
    return true;
  }

  @FieldResolver(() => [Int], {
    nullable: true,
    description: 'Loudness over its length: at most 600 values of 0 to 100.',
  })
  peaks(@Ctx() ctx: RequestContext, @Root() recording: Recording): Promise<number[] | null> {
    return peaksOf(ctx, recording.id);
  }

  @FieldResolver(() => PhotoForms, {
    nullable: true,
    description: 'Null for what is no photo, or one that cannot be shown.',
  })
  forms(@Ctx() ctx: RequestContext, @Root() recording: Recording): Promise<PhotoForms | null> {
    return formsOf(ctx, recording.id);
  }

  @FieldResolver(() => RecordingVersion, {
    nullable: true,
    description:
      'The files that recipients get, with the current trim; null until it is attached or trimmed.',
  })
  async version(
    @Ctx() ctx: RequestContext,
    @Root() recording: Recording,
  ): Promise<RecordingVersion | null> {
    const version = await versionOf(ctx, recording.id);
    return (
      version && versionType(version, recording, await ownTimeZone(ctx), memberPaths(recording))
    );
  }
}
