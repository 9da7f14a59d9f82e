import { removeCitation as withoutCitation } from '@infinite/gedcom/edit/edit-annotations';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { treeWords } from '@infinite/schema/words/tree.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { canChangeRecord, changeTree, lockTree, recordFrom } from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { editOf } from '#features/tree/voices/voice-records.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface Cited {
  readonly recordId: string;
  /** Of the record as the reader saw it. */
  readonly version: number;
  readonly fact: number;
  /** Index among the citations of the fact. */
  readonly index: number;
}

/** Takes a citation off a fact. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
export async function removeCitation(ctx: RequestContext, cited: Cited): Promise<void> {
  const { userId, familyId } = requireMember(ctx);
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const { record, subject } = await findSubject(ctx, cited.recordId);
    if (subject.view !== 'FULL' || !canChangeRecord(ctx.actor, record)) {
      throw new AppError('FORBIDDEN', { words: treeWords.notOwn });
    }
    if (record.version !== cited.version) {
      throw new AppError('CONFLICT', { words: treeWords.factGone });
    }
    const fact = record.structure.children?.[cited.fact];
    const at = (fact?.children ?? []).flatMap(({ tag }, index) => (tag === 'SOUR' ? [index] : []));
    const index = at[cited.index];
    if (!fact || index === undefined) {
      throw new AppError('NOT_FOUND', { words: treeWords.factGone });
    }
    const removed = withoutCitation(recordFrom(record), [cited.fact, index]);
    const values = { name: subject.name, fact: treeWords.factName(fact.tag) };
    await changeTree(ctx, { familyId, madeBy: userId, kind: 'CITATION_REMOVED', values }, [
      editOf(removed, record),
    ]);
  });
}
