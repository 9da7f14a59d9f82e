import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { changeTranscript } from '#features/vault/transcripts/change-transcript.ts';
import {
  excludeRecording,
  includeRecording,
  transcribeAgain,
} from '#features/vault/transcripts/exclude-recording.ts';
import { showTranscript } from '#features/vault/transcripts/show-transcript.ts';
import { Recording } from '#features/recordings/recordings/index.ts';
import { spokenBeginningOf } from '#features/vault/transcripts/spoken-beginning.loader.ts';
import { transcriptType } from '#features/vault/transcripts/transcript-type.ts';
import {
  TranscriptChangeInput,
  TranscriptType,
} from '#features/vault/transcripts/transcript.types.ts';
import {
  turnTranscriptsOff,
  turnTranscriptsOn,
} from '#features/vault/transcripts/turn-transcripts.ts';

@Resolver(() => Recording)
export class TranscriptResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'How what is said in it begins, for lists. Programs do not get it.',
  })
  async spokenBeginning(
    @Ctx() ctx: RequestContext,
    @Root() recording: Recording,
  ): Promise<string | null> {
    const { actor } = ctx;
    if (actor.kind !== 'member' || actor.key) return null;
    return spokenBeginningOf(ctx, recording.id);
  }

  @Query(() => TranscriptType, {
    nullable: true,
    description:
      'Null for what is never transcribed: pictures, files, and what only its maker may hear.',
  })
  async transcript(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<TranscriptType | null> {
    const shown = await showTranscript(ctx, recordingId);
    return shown && transcriptType(shown);
  }

  @Mutation(() => Boolean, {
    description: 'For owners and editors: whether the recordings of the family are transcribed.',
  })
  async turnTranscripts(
    @Ctx() ctx: RequestContext,
    @Arg('on', () => Boolean) on: boolean,
  ): Promise<boolean> {
    await (on ? turnTranscriptsOn(ctx) : turnTranscriptsOff(ctx));
    return true;
  }

  @Mutation(() => TranscriptType, {
    nullable: true,
    description: 'Excludes a recording, which deletes its transcript, or includes it again.',
  })
  async excludeFromTranscripts(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('excluded', () => Boolean) excluded: boolean,
  ): Promise<TranscriptType | null> {
    await (excluded ? excludeRecording(ctx, recordingId) : includeRecording(ctx, recordingId));
    return this.transcript(ctx, recordingId);
  }

  @Mutation(() => TranscriptType, {
    nullable: true,
    description: 'Runs the engine once more; what people wrote stays.',
  })
  async transcribeAgain(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<TranscriptType | null> {
    await transcribeAgain(ctx, recordingId);
    return this.transcript(ctx, recordingId);
  }

  @Mutation(() => TranscriptType, { nullable: true })
  async changeTranscript(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('version', () => Int) version: number,
    @Arg('change', () => TranscriptChangeInput) change: TranscriptChangeInput,
  ): Promise<TranscriptType | null> {
    await changeTranscript(ctx, recordingId, version, { ...change });
    return this.transcript(ctx, recordingId);
  }
}
