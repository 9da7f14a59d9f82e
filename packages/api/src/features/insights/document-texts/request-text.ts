import type { RequestContext } from '#platform/context.ts';
import { mayBeRead } from '#features/insights/document-texts/document-text.policy.ts';
import { readDocumentText } from '#features/insights/document-texts/jobs/read-document-text.job.ts';
import { putText, readText } from '#features/insights/document-texts/stored-texts.ts';
import { recordingsByIds } from '#features/recordings/recordings/index.ts';
import { readAnalysis } from '#features/vault/transcripts/index.ts';

interface Wanted {
  readonly id: string;
  readonly familyId: string;
}

/** Lets a document wait for its turn. Call inside a transaction. */
export async function requestText(ctx: RequestContext, document: Wanted): Promise<void> {
  await putText(ctx, document, { state: 'WAITING', attempts: 0 });
  await enqueueReading(ctx, document);
}

/** The same for a document that was not read yet, of a family that wants it. */
export async function requestTextIfWanted(ctx: RequestContext, { id }: Wanted): Promise<void> {
  const document = (await recordingsByIds(ctx, [id])).get(id);
  if (!document || document.state !== 'READY' || !mayBeRead(document)) return;
  if (!(await readAnalysis(ctx, document.familyId))?.isOn || (await readText(ctx, id))) return;
  await requestText(ctx, document);
}

export async function enqueueReading(ctx: RequestContext, { id, familyId }: Wanted): Promise<void> {
  const options = { singletonKey: id, group: familyId };
  await ctx.jobs.enqueue(ctx, readDocumentText, { recordingId: id }, options);
}
