import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  Recording,
  RecordingConnection,
  recordingType,
} from '#features/recordings/recordings/index.ts';
import { addChild, updateChild } from '#features/relatives/children/add-child.ts';
import {
  AddChildInput,
  ChildType,
  UpdateChildInput,
  VoiceOf,
} from '#features/relatives/children/child.types.ts';
import { restoreConsent, withdrawConsent } from '#features/relatives/children/consents.ts';
import { inviteChild } from '#features/relatives/children/hand-over.ts';
import { listChildren } from '#features/relatives/children/show-children.ts';
import { voiceOf } from '#features/relatives/children/voice.loader.ts';
import { keepToMyself, labelVoice, listVoices } from '#features/relatives/children/voices.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver(() => Recording)
export class ChildResolver {
  @Query(() => [ChildType], { description: 'The children of the family in view.' })
  children(@Ctx() ctx: RequestContext): Promise<ChildType[]> {
    return listChildren(ctx);
  }

  @Query(() => RecordingConnection, {
    description:
      'For the parent and the grown child: recordings of the voice, newest first; 24 a page.',
  })
  async childVoices(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<RecordingConnection> {
    const { nodes, hasNextPage } = await listVoices(ctx, id, { first, after });
    return connectionOf({ nodes: nodes.map(recordingType), hasNextPage, cursorOf: idOf });
  }

  @Mutation(() => ID, { description: 'A parent adds a child under 13, and agrees.' })
  addChild(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddChildInput) input: AddChildInput,
  ): Promise<string> {
    // The schema of the input refuses every other version.
    return addChild(ctx, { ...input, consentVersion: input.consentVersion as 1 });
  }

  @Mutation(() => Boolean)
  async updateChild(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateChildInput) input: UpdateChildInput,
  ): Promise<boolean> {
    await updateChild(ctx, id, { ...input });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Hides the child and the recordings of their voice; 30 days later they are erased.',
  })
  async withdrawConsent(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await withdrawConsent(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes a withdrawal back, by agreeing once more.' })
  async restoreConsent(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('consentVersion', () => Int) consentVersion: number,
  ): Promise<boolean> {
    // As above.
    await restoreConsent(ctx, id, { consentVersion: consentVersion as 1 });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Says of an own recording that it holds the voice of an own child; null: of none.',
  })
  async labelVoice(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('childId', () => ID, { nullable: true }) childId: string | null,
  ): Promise<boolean> {
    await labelVoice(ctx, recordingId, childId ?? null);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Asks a child of 13 or more by email to take the profile over.',
  })
  async inviteChild(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String) email: string,
    @Arg('words', () => String, { defaultValue: '' }) words: string,
  ): Promise<boolean> {
    await inviteChild(ctx, id, { email, words });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'The grown child keeps a recording of their voice to themselves, or shares it.',
  })
  async keepToMyself(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('on', () => Boolean) on: boolean,
  ): Promise<boolean> {
    await keepToMyself(ctx, recordingId, on);
    return true;
  }

  @FieldResolver(() => VoiceOf, {
    nullable: true,
    description: 'The child whose voice it is; null for everyone else, and for API keys.',
  })
  voiceOf(@Ctx() ctx: RequestContext, @Root() recording: Recording): Promise<VoiceOf | null> {
    return voiceOf(ctx, recording.id);
  }
}
