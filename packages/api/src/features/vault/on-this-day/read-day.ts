import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';
import {
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { takenOnDays } from '#features/vault/facts/index.ts';
import { isIn } from '#features/vault/people-in-items/index.ts';
import { daysOf } from '#features/vault/on-this-day/days-of.ts';
import { hiddenRows, personHidden } from '#features/vault/on-this-day/hide.ts';
import { pageSizeOf } from '#platform/database/cursor.ts';

interface TakenItem {
  readonly recording: ShownRecording;
  readonly year: number;
}
export interface RememberedDay {
  /** Of the actor's clock, 'YYYY-MM-DD'. */
  readonly today: string;
  /** The actor does not want to be shown anything on this day of the year. */
  readonly hidden: boolean;
  /** Of this day in earlier years, the latest year first. */
  readonly onThisDay: TakenItem[];
  /** Of which nothing but the month is known. */
  readonly inThisMonth: TakenItem[];
}

const most = vaultLimits.onThisDay.items;

/** What was taken on this date in earlier years, of what the actor may see and wants to be shown. */
export async function readDay(ctx: RequestContext, limit?: number | null): Promise<RememberedDay> {
  const member = requirePerson(ctx);
  const zone = (await findUser(ctx.em, member.userId))?.timeZone ?? 'UTC';
  const today = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate();
  const hiddenByMember = await hiddenRows(ctx);
  const days = daysOf(today);
  const isHidden = hiddenByMember.some(({ monthDay }) => monthDay === days[0]);
  const nothing = { today: today.toString(), hidden: isHidden, onThisDay: [], inThisMonth: [] };
  if (isHidden) return nothing;
  const people = hiddenByMember.flatMap((row) => personHidden(row) ?? []);
  const hiddenDays = hiddenByMember.flatMap(({ monthDay }) => monthDay ?? []);
  const rows = await takenOnDays(ctx, {
    familyId: member.familyId,
    days: days.filter((day) => !hiddenDays.includes(day)),
    beforeYear: today.year,
    limit: pageSizeOf(limit, { page: most, pageMax: most }),
    isShown: (id) => {
      const isSeen = seenInLists(member, id);
      return people.length === 0 ? isSeen : sql<boolean>`${isSeen} and not ${isIn(id, people)}`;
    },
  });
  const visible = await visibleAmong(
    ctx,
    rows.map(({ recordingId }) => recordingId),
  );
  const byId = new Map(visible.map((recording) => [recording.id, recording]));
  const taken = (isDay: boolean) =>
    rows
      .filter((row) => row.isDay === isDay)
      .flatMap(({ recordingId, year }) => {
        const recording = byId.get(recordingId);
        return recording ? [{ recording, year }] : [];
      });
  return { ...nothing, onThisDay: taken(true), inThisMonth: taken(false) };
}
