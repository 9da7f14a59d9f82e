import { sql } from 'kysely';
import type { Audience } from '@infinite/gedcom/living/withhold';
import type { TreeFileQuery } from '@infinite/schema/tree/tree-file.input';
import { treeFileRateLimits } from '@infinite/schema/catalogue/tree-files';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { hearingOfTree } from '#features/tree/tree/index.ts';
import { exportedRecords, type Wanted } from '#features/tree/gedcom/export/exported-records.ts';
import {
  filedMedia,
  recordingsIn,
  withFiles,
  type FiledMedia,
} from '#features/tree/gedcom/export/media-in-file.ts';
import { transcriptsOf } from '#features/tree/gedcom/export/transcripts-of.ts';
import { RecordWriter } from '#features/tree/gedcom/export/written-records.ts';
import { canExportLiving, canExportTree } from '#features/tree/gedcom/gedcom.policy.ts';
import { submitterName } from '#features/tree/gedcom/export/submitter.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

export type WantedFile = Omit<Wanted, 'hearing'>;

/** Everything, for those who take their own tree along. */
const everything: Audience = {
  seesLivingDetails: true,
  seesLivingNames: true,
  seesRestricted: true,
  self: null,
};

/** What anybody may see whom the file is given to. */
const outsiders: Audience = {
  seesLivingDetails: false,
  seesLivingNames: false,
  seesRestricted: false,
  self: null,
};

/**
 * What the caller may have in a file.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED
 */
export async function wantedFile(
  ctx: RequestContext,
  { part, person, living }: TreeFileQuery,
): Promise<WantedFile> {
  const { familyId, userId } = requireMember(ctx);
  if (!canExportTree(ctx.actor, { familyId })) {
    throw new AppError('FORBIDDEN', { words: treeFileWords.exportForMembers });
  }
  const includes = living === 'include';
  if (includes && !canExportLiving(ctx.actor, { familyId })) {
    throw new AppError('FORBIDDEN', { words: treeFileWords.livingForEditors });
  }
  await ctx.app.rateLimit.take('tree-exports', userId, treeFileRateLimits.exports);
  const submitter = await submitterName(ctx, { familyId, userId });
  return { familyId, part, person, submitter, audience: includes ? everything : outsiders };
}

/** Takes a piece of the file; settles when there is room for more. */
export type Sink = (text: string) => Promise<void>;

/**
 * Writes a file of the tree as it is at one moment.
 * @returns what an archive holds beside it
 */
export async function writeTreeFile(
  ctx: RequestContext,
  wanted: WantedFile,
  { version, sink }: { readonly version: '7.0' | '5.5.1'; readonly sink: Sink },
): Promise<FiledMedia[]> {
  return inTransaction({ ...ctx, em: ctx.app.orm.em.fork() }, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(
      tx.em.getKysely(),
    );
    const hearing = await hearingOfTree(tx, wanted.familyId);
    const writer = new RecordWriter(version);
    const filed: FiledMedia[] = [];
    for await (const records of exportedRecords(tx, { ...wanted, hearing })) {
      const media = filedMedia(hearing.heard, recordingsIn(records));
      const transcripts = await transcriptsOf(tx, [...media.keys()]);
      filed.push(...media.values());
      await sink(writer.textOf(records.map((each) => withFiles(each, media, transcripts))));
    }
    await sink(writer.end());
    return filed;
  });
}
