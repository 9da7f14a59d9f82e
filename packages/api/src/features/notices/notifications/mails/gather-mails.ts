import type { MailPace } from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { timeZoneOf } from '#features/people/identity/index.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Notices of one transaction. */
const atOnce = 1000;

interface DueNotice {
  readonly id: string;
  readonly userId: string;
  readonly mailPace: MailPace;
  readonly mailAt: Temporal.Instant;
  readonly zone: string | null;
}

interface Gathered {
  readonly mail_id: string;
  readonly user_id: string;
  readonly pace: MailPace;
  readonly period: string;
  readonly ids: string[];
}

/**
 * Makes mails of the notices that are due: one digest for a member's day, and one mail for all that
 * is due at once. Run by one process at a time.
 */
export async function gatherMails(ctx: RequestContext): Promise<void> {
  let found = atOnce;
  while (found === atOnce && !ctx.app.stopping.aborted) found = await inTransaction(ctx, gather);
}

async function gather(ctx: RequestContext): Promise<number> {
  const due = await rowsOf(
    ctx.em,
    sql<DueNotice>`
      select n.id, n.user_id, n.mail_pace, n.mail_at, ${timeZoneOf('n.user_id')} as zone
      from notifications n where n.mail_at <= ${ctx.clock.now()} and n.mail_id is null
      order by n.mail_at, n.id limit ${atOnce} for update`,
  );
  if (due.length > 0) await store(ctx, gathered(due));
  return due.length;
}

function gathered(due: readonly DueNotice[]): Gathered[] {
  const mails = new Map<string, Gathered>();
  for (const { id, userId, mailPace: pace, mailAt, zone } of due) {
    const day = mailAt
      .toZonedDateTimeISO(zone ?? 'UTC')
      .toPlainDate()
      .toString();
    const key = `${userId} ${pace} ${pace === 'now' ? '' : day}`;
    const known = mails.get(key);
    const mailId = newId();
    if (known) known.ids.push(id);
    else {
      const period = pace === 'now' ? mailId : day;
      mails.set(key, { mail_id: mailId, user_id: userId, pace, period, ids: [id] });
    }
  }
  return [...mails.values()];
}

/**
 * A period has one mail: what is due in it after its mail was sent, because the member changed their
 * time zone, goes into the next one.
 */
async function store(ctx: RequestContext, mails: readonly Gathered[]): Promise<void> {
  const now = ctx.clock.now();
  const given = sql`jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
    as g (mail_id uuid, user_id uuid, pace text, period text, ids jsonb)`;
  const listed = sql`n.id in (select x::uuid from jsonb_array_elements_text(g.ids) as x)`;
  await rowsOf(
    ctx.em,
    sql`
      insert into notification_mails (id, user_id, pace, period, created_at, next_attempt_at)
      select mail_id, user_id, pace, period, ${now}, ${now} from ${given}
      on conflict (user_id, pace, period) do nothing`,
  );
  await rowsOf(
    ctx.em,
    sql`
      update notifications n set mail_id = m.id
      from ${given}, notification_mails m
      where m.user_id = g.user_id and m.pace = g.pace and m.period = g.period
        and m.next_attempt_at is not null and m.attempts = 0 and ${listed}`,
  );
  await rowsOf(
    ctx.em,
    sql`
      update notifications n
      set mail_at = n.mail_at + case g.pace when 'weekly' then interval '7 days' else interval '1 day' end
      from ${given} where n.mail_id is null and ${listed}`,
  );
}
