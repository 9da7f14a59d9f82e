import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { recordingType } from '#features/recordings/recordings/index.ts';
import { askAbout } from '#features/tree/voices/ask-about.ts';
import { attachVoice, detachVoice } from '#features/tree/voices/attach-voice.ts';
import { citeRecording } from '#features/tree/voices/cite-recording.ts';
import { factVoices } from '#features/tree/voices/fact-voices.ts';
import { branchVoices, voicesOf } from '#features/tree/voices/list-voices.ts';
import { recordingInTree } from '#features/tree/voices/recording-in-tree.ts';
import { removeCitation } from '#features/tree/voices/remove-citation.ts';
import {
  AskAboutInput,
  BranchDirection,
  RecordingInTreeType,
  TreeBranchVoice,
  TreeSubjectFacts,
  TreeVoices,
  VoiceCitationInput,
} from '#features/tree/voices/voice.types.ts';

@Resolver()
export class TreeVoiceResolver {
  @Query(() => TreeVoices, { description: 'What the family keeps about a person or a union.' })
  async treeVoices(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) recordId: string,
  ): Promise<TreeVoices> {
    const { voices, ...rest } = await voicesOf(ctx, recordId);
    const shown = voices.map(({ recording, teller, mayRemove }) => ({
      ...{ recording: recordingType(recording), teller, mayRemove },
    }));
    return { ...rest, voices: shown };
  }

  @Query(() => [TreeBranchVoice], {
    description: 'Ancestors generation by generation, descendants child by child; at most 200.',
  })
  async treeBranchVoices(
    @Ctx() ctx: RequestContext,
    @Arg('individualId', () => ID) individualId: string,
    @Arg('direction', () => BranchDirection) direction: keyof typeof BranchDirection,
  ): Promise<TreeBranchVoice[]> {
    const voices = await branchVoices(ctx, individualId, direction);
    return voices.map((voice) => ({ ...voice, recording: recordingType(voice.recording) }));
  }

  @Query(() => [TreeSubjectFacts], {
    description: 'Of a person, their unions come after them.',
  })
  async treeFactVoices(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) recordId: string,
  ): Promise<TreeSubjectFacts[]> {
    const all = await factVoices(ctx, recordId);
    return all.map(({ facts, citations, ...rest }) => ({
      ...rest,
      facts: [...facts],
      citations: citations.map((citation) => ({
        ...citation,
        recording: citation.recording && recordingType(citation.recording),
      })),
    }));
  }

  @Query(() => RecordingInTreeType)
  async recordingInTree(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<RecordingInTreeType> {
    const { about, proofs, ...rest } = await recordingInTree(ctx, recordingId);
    return { ...rest, about: [...about], proofs: [...proofs] };
  }

  @Mutation(() => TreeVoices, { description: 'Says that a recording is about somebody.' })
  async attachVoice(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('recordId', () => ID) recordId: string,
  ): Promise<TreeVoices> {
    await attachVoice(ctx, recordingId, recordId);
    return this.treeVoices(ctx, recordId);
  }

  @Mutation(() => TreeVoices, { description: 'Facts that cite it keep their citation.' })
  async detachVoice(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('recordId', () => ID) recordId: string,
  ): Promise<TreeVoices> {
    await detachVoice(ctx, recordingId, recordId);
    return this.treeVoices(ctx, recordId);
  }

  @Mutation(() => [TreeSubjectFacts], {
    description: 'Makes a span of a recording the source of a fact, in one change of the tree.',
  })
  async citeRecording(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VoiceCitationInput) input: VoiceCitationInput,
  ): Promise<TreeSubjectFacts[]> {
    await citeRecording(ctx, input);
    return this.treeFactVoices(ctx, input.recordId);
  }

  @Mutation(() => [TreeSubjectFacts])
  async removeVoiceCitation(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) recordId: string,
    @Arg('version', () => Int) version: number,
    @Arg('fact', () => Int) fact: number,
    @Arg('index', () => Int) index: number,
  ): Promise<TreeSubjectFacts[]> {
    await removeCitation(ctx, { recordId, version, fact, index });
    return this.treeFactVoices(ctx, recordId);
  }

  @Mutation(() => String, {
    description:
      'A link to pass on to somebody without an account. What they say is attached when it arrives.',
  })
  async askAboutInTree(
    @Ctx() ctx: RequestContext,
    @Arg('recordId', () => ID) recordId: string,
    @Arg('input', () => AskAboutInput) input: AskAboutInput,
  ): Promise<string> {
    return askAbout(ctx, recordId, input);
  }
}
