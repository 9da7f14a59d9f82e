import type { Citation } from '@infinite/gedcom/read/annotations';
import { readSource } from '@infinite/gedcom/read/sources';
import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { heardMedia, heardSource, type Heard } from '#features/tree/tree/heard/heard-media.ts';
import { isRestricted } from '#features/tree/tree/living/view-of.ts';
import { recordFrom } from '#features/tree/tree/people/edit-set.ts';
import { readerOf, recordOf } from '#features/tree/tree/view/tree.loaders.ts';
import type { TreeCitation } from '#features/tree/tree/view/tree.types.ts';

/** Citations as a reader may see them: what a recording says is for those who may hear it. */
export function showCitations(
  ctx: RequestContext,
  citations: readonly Citation[],
): Promise<TreeCitation[]> {
  return Promise.all(citations.map((citation) => showCitation(ctx, citation)));
}

async function showCitation(ctx: RequestContext, citation: Citation): Promise<TreeCitation> {
  const links = citation.media.flatMap(({ media }) => media ?? []);
  const [source, ...media] = await Promise.all([
    citation.source === null ? unknown : heardSource(ctx, citation.source),
    ...links.map((id) => heardMedia(ctx, id)),
  ]);
  const isHidden = [source, ...media].some((each) => each.isHidden);
  const recording = [...media, source].find((each) => each.recording)?.recording ?? null;
  const span = isHidden ? null : (citation.media[0]?.span ?? citation.span);
  return {
    path: [...citation.path],
    ...{ sourceId: citation.source, page: citation.page, quality: citation.quality },
    title: source.isHidden ? '' : await titleOf(ctx, citation.source, source),
    texts: isHidden ? [] : citation.texts.map(({ text }) => text),
    recordingId: isHidden ? null : (recording?.id ?? null),
    fromMs: span?.fromMs ?? null,
    toMs: span?.toMs ?? null,
  };
}

const unknown: Heard = { recording: null, isHidden: false };

async function titleOf(
  ctx: RequestContext,
  sourceId: string | null,
  { recording }: Heard,
): Promise<string> {
  const record = sourceId === null ? null : await recordOf(ctx, sourceId);
  if (record?.kind !== 'SOUR' || record.removedAt !== null) return '';
  const { audience } = await readerOf(ctx);
  if (!audience.seesRestricted && hasRestriction(record.structure)) return '';
  const { title, abbreviation } = readSource(recordFrom(record));
  return title ?? abbreviation ?? recording?.title ?? '';
}

const hasRestriction = ({ children = [] }: Structure): boolean =>
  isRestricted(children.find(({ tag }) => tag === 'RESN')?.payload ?? '');
