import { anniversaryLimits as limits } from '@infinite/schema/catalogue/anniversaries';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import { anniversaryWords as words } from '#features/tree/anniversaries/anniversaries.en.ts';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { isOfRealFamily, memberIdsOf, rolesOf } from '#features/people/families/index.ts';
import { notify } from '#features/notices/notifications/index.ts';
import {
  anniversariesOf,
  nextDay,
  type Anniversary,
} from '#features/tree/anniversaries/anniversary.ts';
import { daysFrom } from '#features/tree/anniversaries/list-anniversaries.ts';
import {
  membersInTree,
  returningDays,
  treeFamilies,
  treeReaderFor,
} from '#features/tree/tree/index.ts';
import { memberAs } from '#features/tree/anniversaries/member-as.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 100;

/**
 * Notifies members of the days that return in three days. The row of a family says through which day it
 * was notified, so that each day is announced once, also when two sweeps run.
 */
export const announceAnniversaries = defineSweep({
  name: 'announce-anniversaries',
  everySeconds: 3600,
  run: async (ctx) => {
    const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
    let announced = atOnce;
    while (announced === atOnce && !ctx.app.stopping.aborted) {
      announced = await announceSome(ctx, today);
    }
  },
});

async function announceSome(ctx: RequestContext, today: Temporal.PlainDate): Promise<number> {
  const through = today.add({ days: limits.noticeDaysAhead });
  const due = await rowsOf(
    ctx.em,
    sql<{ familyId: string; before: string | null }>`
      select t.family_id, n.through::text as before
      from (${treeFamilies()}) t left join anniversary_notices n on n.family_id = t.family_id
      where coalesce(n.through, date '0001-01-01') < ${through.toString()}::date
        and ${isOfRealFamily('t')}
      order by t.family_id limit ${atOnce}`,
  );
  for (const { familyId } of due) {
    await inTransaction(ctx, async (ctx) => {
      const from = await takeDays(ctx, familyId, { today, through });
      if (from) await announce(ctx, familyId, { from, through });
    });
  }
  return due.length;
}

/**
 * Takes the days up to `through` and returns the first of them that is still to be announced; null where
 * another sweep was faster. A new tree begins with the last day, and days that passed are left out.
 */
async function takeDays(
  ctx: RequestContext,
  familyId: string,
  { today, through }: { readonly today: Temporal.PlainDate; readonly through: Temporal.PlainDate },
): Promise<Temporal.PlainDate | null> {
  // Locked first: `returning` cannot say what was there before.
  const [known] = await rowsOf(
    ctx.em,
    sql<{ before: string }>`
      select through::text as before from anniversary_notices
      where family_id = ${familyId}::uuid for update`,
  );
  const [taken] = await rowsOf(
    ctx.em,
    sql<object>`
      insert into anniversary_notices as n (family_id, through)
      values (${familyId}::uuid, ${through.toString()}::date)
      on conflict (family_id) do update set through = excluded.through
        where n.through < excluded.through
      returning true as taken`,
  );
  if (!taken) return null;
  if (!known) return through;
  const missed = Temporal.PlainDate.from(known.before).add({ days: 1 });
  return Temporal.PlainDate.compare(missed, today) < 0 ? today : missed;
}

async function announce(
  ctx: RequestContext,
  familyId: string,
  { from, through }: { readonly from: Temporal.PlainDate; readonly through: Temporal.PlainDate },
): Promise<void> {
  const on = daysFrom(from, from.until(through).days);
  const members = await rowsOf(
    ctx.em,
    sql<{ userId: string }>`select m.user_id from ${memberIdsOf(familyId)} m`,
  );
  const roles = await rolesOf(
    ctx.em,
    members.map(({ userId }) => ({ familyId, userId })),
  );
  const readers = [...roles].map(([{ userId }, role]) => ({ userId, standing: role }));
  // The same for everyone who sees the same of the living; nobody gets a notice of their own day.
  for (const seesLiving of [true, false]) {
    const some = readers.filter(
      ({ standing }) =>
        mayInFamily(standing, 'seeTree') &&
        mayInFamily(standing, 'seeLivingDetails') === seesLiving,
    );
    const [one] = some;
    if (!one) continue;
    const reader = await treeReaderFor(ctx, memberAs({ familyId, ...one }));
    // What one of them alone may see is in no notice of the others.
    const shared = { ...reader.audience, self: null, seesRestricted: false };
    const events = await returningDays(ctx, { ...reader, audience: shared }, on);
    for (const anniversary of anniversariesOf(events)) {
      await giveNotice(ctx, { familyId, anniversary, from, to: some.map(({ userId }) => userId) });
    }
  }
}

async function giveNotice(
  ctx: RequestContext,
  about: {
    readonly familyId: string;
    readonly anniversary: Anniversary;
    readonly from: Temporal.PlainDate;
    readonly to: readonly string[];
  },
): Promise<void> {
  const { familyId, anniversary, from, to } = about;
  const { kind, people } = anniversary;
  const ids = people.map(({ id }) => id);
  const themselves = await membersInTree(ctx, familyId, ids);
  const [first] = ids;
  if (first === undefined) return;
  await notify(ctx, {
    ...{ kind: 'anniversaryComes', familyId, actorId: null },
    recipientIds: to.filter((userId) => !themselves.has(userId)),
    subject: { kind: 'TREE_PERSON', id: first },
    path: `/family-tree/person/${first}`,
    values: {
      name: people.map(({ name }) => name || words.someone).join(' & '),
      what: kind,
      day: nextDay(anniversary, from).toString(),
    },
  });
}
