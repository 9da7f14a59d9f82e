import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Asked {
  readonly familyId: string;
  /** 'MM-DD'. */
  readonly days: readonly string[];
  readonly beforeYear: number;
  readonly limit: number;
  /** Which of them, as a condition on the column of the recording's id. */
  readonly isShown: (recordingId: RawBuilder<string>) => RawBuilder<boolean>;
}

interface TakenRow {
  readonly recordingId: string;
  readonly year: number;
  /** False where nothing but the month is known. */
  readonly isDay: boolean;
}

/**
 * Items that were taken on these days of earlier years, and then those of which only the month is
 * known; the latest years first, so many of each. Checks no permission but `isShown`.
 */
export async function takenOnDays(ctx: RequestContext, asked: Asked): Promise<TakenRow[]> {
  const { familyId, days, beforeYear, limit, isShown } = asked;
  const months = [...new Set(days.map((day) => day.slice(0, 2)))];
  const part = (keys: readonly string[], isDay: boolean) => sql`
    (select f.recording_id, left(f.taken_local, 4)::int as year, ${isDay}::boolean as is_day
    from item_facts f
    where f.family_id = ${familyId} and substr(f.taken_local, 6, 5) = any(${[...keys]}::text[])
      and f.taken_precision in ('INSTANT', 'DAY', 'MONTH')
      and f.taken_local < ${String(beforeYear).padStart(4, '0')}
      and ${isShown(sql.ref('f.recording_id'))}
    order by f.taken_local desc, f.recording_id
    limit ${limit})`;
  return rowsOf(ctx.em, sql<TakenRow>`${part(days, true)} union all ${part(months, false)}`);
}
