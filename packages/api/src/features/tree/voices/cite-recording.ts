import { addCitation, type CitationInput } from '@infinite/gedcom/edit/edit-annotations';
import { addFact } from '@infinite/gedcom/edit/edit-facts';
import { factKindOf } from '@infinite/gedcom/read/fact-tags';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { treeLimits, treeRateLimits } from '@infinite/schema/catalogue/tree';
import {
  voiceCitationInput,
  type VoiceCitation,
  type VoiceFact,
} from '@infinite/schema/tree/voice.input';
import { treeWords } from '@infinite/schema/words/tree.en';
import { treeVoiceWords as words } from '@infinite/schema/words/tree-voices.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import {
  changeTree,
  dateInput,
  edited,
  lockTree,
  recordFrom,
  type TreeRecord,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { spokenBetween } from '#features/tree/voices/spoken-between.ts';
import { editOf, sourceFor } from '#features/tree/voices/voice-records.ts';
import { canCite, isShared } from '#features/tree/voices/voice.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Makes a span of a recording the source of a fact, or of a new fact, in one change that can be undone.
 * @param input see `voiceCitationInput`
 * @returns the id of the change
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, CONFLICT when the record was changed since it was read
 */
export async function citeRecording(ctx: RequestContext, input: unknown): Promise<string> {
  const { userId } = requireMember(ctx);
  const citing = parseInput(voiceCitationInput, input);
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, (ctx) => citeInTransaction(ctx, citing));
}

/** The same within a transaction of the caller, on parsed input. */
export async function citeInTransaction(
  ctx: RequestContext,
  citing: VoiceCitation,
): Promise<string> {
  const { userId, familyId } = requireMember(ctx);
  await lockTree(ctx, familyId);
  const { record, subject } = await findSubject(ctx, citing.recordId);
  const recording = await findVisibleRecording(ctx, citing.recordingId);
  requireCitable(ctx, record, recording, citing);
  // Who may not read the facts of a person may not tell by a refusal which there are.
  if (subject.view !== 'FULL') throw new AppError('FORBIDDEN');
  const span = { fromMs: citing.fromMs, toMs: citing.toMs };
  const quote = citing.quote ?? (await spokenBetween(ctx, recording.id, span));
  const { mediaId, sourceId, edits } = await sourceFor(ctx, recording);
  const citation = {
    ...{ source: sourceId, quality: citing.quality, text: quote || null },
    media: [{ media: mediaId, span }],
  };
  const { record: changed, tag } = citing.newFact
    ? withNewFact(record, citing.newFact, citation)
    : withCitation(record, citing, citation);
  const values = { name: subject.name, fact: treeWords.factName(tag) };
  const kind = citing.newFact ? 'FACT_ADDED' : 'CITED';
  const { id } = await changeTree(ctx, { familyId, madeBy: userId, kind, values }, [
    ...edits,
    editOf(changed, record),
  ]);
  return id;
}

function requireCitable(
  ctx: RequestContext,
  record: TreeRecord,
  recording: ShownRecording,
  { toMs, newFact }: VoiceCitation,
): void {
  if (!canCite(ctx.actor, record, { recording, addsFact: Boolean(newFact) })) {
    throw new AppError('FORBIDDEN', newFact ? { words: treeWords.notOwn } : {});
  }
  if (!isShared(recording)) throw new AppError('WRONG_STATE', { words: words.onlyShared });
  if (recording.kind !== 'VOICE' && recording.kind !== 'VIDEO') {
    throw new AppError('WRONG_STATE', { words: words.onlySound });
  }
  // The last word may end a moment behind the length that was measured.
  const { durationMs } = recording;
  if (durationMs === null || toMs <= durationMs + roundingMs) return;
  throw new AppError('INVALID_INPUT', { words: words.badSpan, fields: { toMs: words.badSpan } });
}

const roundingMs = 1000;

function withCitation(
  record: TreeRecord,
  { fact = null, version }: VoiceCitation,
  citation: CitationInput,
): { record: GedcomRecord; tag: string } {
  if (record.version !== version) throw new AppError('CONFLICT', { words: treeWords.factGone });
  const known = record.structure.children?.[fact ?? -1];
  const kind = record.kind === 'FAM' ? 'FAM' : 'INDI';
  if (fact === null || !known || factKindOf(kind, known) === null) {
    throw new AppError('NOT_FOUND', { words: treeWords.factGone });
  }
  const count = known.children?.filter(({ tag }) => tag === 'SOUR').length ?? 0;
  if (count >= treeLimits.citations) {
    throw new AppError('INVALID_INPUT', { words: treeWords.tooManyCitations });
  }
  return { record: addCitation(recordFrom(record), [fact], citation), tag: known.tag };
}

function withNewFact(
  record: TreeRecord,
  { tag, type, value, date, datePhrase, place }: VoiceFact,
  citation: CitationInput,
): { record: GedcomRecord; tag: string } {
  const known = record.structure.children?.length ?? 0;
  if (known >= treeLimits.facts) {
    throw new AppError('INVALID_INPUT', { words: treeWords.tooManyFacts });
  }
  const payload = date ? dateInput(date, 'newFact.date').payload : '';
  const added = edited(() =>
    addFact(recordFrom(record), tag, {
      ...(value && { value }),
      ...(type && { type }),
      ...((payload || datePhrase) && { date: { payload, phrase: datePhrase ?? null } }),
      ...(place && { place: { text: place } }),
    }),
  );
  return { record: addCitation(added.record, added.path, citation), tag };
}
