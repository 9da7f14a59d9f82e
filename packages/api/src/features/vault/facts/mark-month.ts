import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { timelineMonth } from '@infinite/schema/vault/facts.input';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { inMonth, shownTo } from '#features/vault/facts/timeline-rows.ts';
import { cursorOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Where the blocks of a month begin: the cursor of its 100th item, of its 200th and so on. With it a grid
 * reads the middle of a month of 30,000 without what stands before. @throws AppError INVALID_INPUT
 */
export async function markMonth(
  ctx: RequestContext,
  asked: { readonly month: string; readonly kinds?: readonly RecordingKindName[] | null },
): Promise<string[]> {
  const member = requireMember(ctx);
  const { month } = parseInput(timelineMonth, asked);
  const rows = await tables(ctx.em, ItemFactsEntity)
    .with('numbered', (db) =>
      db
        .selectFrom('item_facts')
        .select(['recordingId', 'takenLocal'])
        .select(
          sql<number>`row_number() over (order by taken_local desc, recording_id desc)`.as('at'),
        )
        .where('familyId', '=', member.familyId)
        .where(inMonth(month))
        .where(shownTo(member, asked.kinds)),
    )
    .selectFrom('numbered')
    .select(['recordingId', 'takenLocal'])
    .where(sql<boolean>`at % ${sql.lit(vaultLimits.block)} = 0`)
    .orderBy('at')
    .execute();
  return rows.map(({ recordingId, takenLocal }) => cursorOf([takenLocal, recordingId]));
}
