import type { RequestContext } from '#platform/context.ts';
import { FamilyEntity } from '#features/people/families/index.ts';
import { RecordingKind, versionOf } from '#features/recordings/recordings/index.ts';
import { openCode } from '#features/stories/stories/codes/open-code.ts';
import {
  ListenState,
  ListenVoiceState,
  type ListenPage,
} from '#features/stories/stories/codes/listen.types.ts';

const closed: ListenPage = {
  ...{ state: ListenState.CLOSED, storyTitle: '', chapterTitle: '', familyName: '' },
  ...{ kind: RecordingKind.VOICE, voiceState: ListenVoiceState.FAILED, url: '' },
  ...{ durationMs: null, peaks: null },
};

/** What a code shows; null for an address that was never printed. @throws AppError RATE_LIMITED */
export async function readListenPage(
  ctx: RequestContext,
  token: string,
): Promise<ListenPage | null> {
  const opened = await openCode(ctx, token);
  if (!opened) return null;
  if (opened === 'CLOSED') return closed;
  const { story, chapter, recording } = opened;
  const family = await ctx.em.findOneOrFail(FamilyEntity, { id: story.familyId });
  const version = await versionOf(ctx, recording.id);
  const isReady = version?.state === 'READY' && version.main !== null;
  return {
    state: ListenState.OPEN,
    storyTitle: story.title,
    chapterTitle: chapter.title,
    familyName: family.name,
    kind: recording.kind === 'VIDEO' ? RecordingKind.VIDEO : RecordingKind.VOICE,
    voiceState: isReady
      ? ListenVoiceState.READY
      : version?.state === 'FAILED' || recording.state === 'FAILED'
        ? ListenVoiceState.FAILED
        : ListenVoiceState.PREPARING,
    url: `/listen/${token}/media`,
    durationMs: version?.durationMs ?? null,
    peaks: version?.peaks ?? null,
  };
}
