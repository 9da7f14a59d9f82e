import type { Citation } from '@infinite/gedcom/read/annotations';
import type { RequestContext } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import {
  heardAmong,
  canChangeRecord,
  recordingsOfMedia,
  unionsOfPartners,
  liveRecordsOf,
  treeSubjects,
  type TreeReader,
  type TreeRecord,
  type TreeSubject,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { tellersOf } from '#features/tree/voices/tellers.ts';
import { factsFor, type FactSummary } from '#features/tree/voices/read-facts.ts';

/** A citation of a recording at a fact, as a reader may see it. */
interface ShownCitation {
  readonly fact: number;
  /** Index among the citations of the fact. */
  readonly index: number;
  readonly quality: number | null;
  /** Null where the recording may not be heard: the quote would tell what it says. */
  readonly quote: string | null;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Null when it is gone, or not for this reader. */
  readonly recording: ShownRecording | null;
  readonly teller: string | null;
  /** Why there is no recording. */
  readonly missing: 'IN_TRASH' | 'GONE' | null;
}

export interface SubjectFacts {
  readonly subject: TreeSubject;
  /** Of the record: send it with a citation of one of its facts. */
  readonly version: number;
  readonly facts: readonly FactSummary[];
  readonly citations: readonly ShownCitation[];
  readonly mayAddFacts: boolean;
}

/**
 * The facts of a person and of the unions in which they are a partner, or of a union, each with the recordings that
 * prove it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function factVoices(ctx: RequestContext, recordId: string): Promise<SubjectFacts[]> {
  const { reader, record, subject } = await findSubject(ctx, recordId);
  const found =
    record.kind === 'INDI' ? await unionsOfPartners(ctx, reader.familyId, [record.id]) : [];
  const ids = found.map(({ unionId }) => unionId);
  const unions = await liveRecordsOf(ctx, reader.familyId, ids);
  const subjects = await treeSubjects(ctx, reader, ids);
  const all = [
    { record, subject },
    ...ids.flatMap((id) => {
      const [union, shown] = [unions.get(id), subjects.get(id)];
      return union && shown ? [{ record: union, subject: shown }] : [];
    }),
  ];
  return describe(ctx, reader, all);
}

async function describe(
  ctx: RequestContext,
  reader: TreeReader,
  all: readonly { record: TreeRecord; subject: TreeSubject }[],
): Promise<SubjectFacts[]> {
  const known = all.map(({ record, subject }) => ({
    ...{ record, subject, facts: factsFor(reader, subject, record) },
  }));
  const media = known.flatMap(({ facts }) =>
    facts.flatMap(({ citations }) => citations.flatMap((citation) => mediaOf(citation) ?? [])),
  );
  const recordingOf = await recordingsOfMedia(ctx, reader.familyId, media);
  const ids = [...recordingOf.values()].map(({ recordingId }) => recordingId);
  const heard = await heardAmong(ctx, ids);
  const tellers = await tellersOf(ctx, [...heard.values()]);
  const shown = (citation: Citation, fact: number, index: number): ShownCitation | null => {
    const mediaId = mediaOf(citation);
    const known = mediaId === null ? undefined : recordingOf.get(mediaId);
    const cited = citation.media[0]?.span ?? citation.span;
    if (!known && cited === null) return null;
    const recording = (known && heard.get(known.recordingId)) ?? null;
    const span = recording ? cited : null;
    const missing = recording ? null : known?.isTrashed ? 'IN_TRASH' : 'GONE';
    return {
      ...{ fact, index, quality: citation.quality, recording, missing },
      teller: (recording && tellers.get(recording.id)) ?? null,
      quote: recording ? (citation.texts[0]?.text ?? null) : null,
      fromMs: span?.fromMs ?? null,
      toMs: span?.toMs ?? null,
    };
  };
  return known.map(({ record, subject, facts }) => ({
    ...{ subject, version: record.version, facts },
    mayAddFacts: subject.view === 'FULL' && canChangeRecord(ctx.actor, record),
    citations: facts.flatMap(({ fact, citations }) =>
      citations.flatMap((citation, index) => shown(citation, fact, index) ?? []),
    ),
  }));
}

const mediaOf = ({ media }: Citation): string | null => media[0]?.media ?? null;
