import { birthdayIn } from '@infinite/schema/contacts/birthday';
import { homeLimits } from '@infinite/schema/catalogue/home';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type { ComingDate } from '#features/insight/home/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Born {
  readonly id: string;
  readonly name: string;
  readonly birthday: string;
}

/** For the home page: birthdays of the address book, the soonest of them. */
export async function comingBirthdays(
  ctx: RequestContext,
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<ComingDate[]> {
  const member = requireMember(ctx);
  if (!mayAct(member, 'seeContacts')) return [];
  const [first, last] = [from, until].map((instant) =>
    instant.toZonedDateTimeISO('UTC').toPlainDate(),
  );
  if (!first || !last) return [];
  const days: string[] = [];
  for (let day = first; day.until(last).days >= 0; day = day.add({ days: 1 })) {
    days.push(day.toString().slice(5));
    // In common years, who was born on the 29th has their birthday on the 28th.
    if (day.month === 2 && day.day === 28 && !day.inLeapYear) days.push('02-29');
  }
  const rows = await rowsOf(
    ctx.em,
    sql<Born>`
      select id, name, birthday from contacts
      where family_id = ${member.familyId} and removed_at is null and birthday <> ''
        and right(birthday, 5) = any(${days}::text[])
      order by array_position(${days}::text[], right(birthday, 5)), id
      limit ${homeLimits.dates}`,
  );
  return rows.map(({ id, name, birthday }) => {
    const thisYear = birthdayIn(birthday, first.year);
    const on = thisYear < first.toString() ? birthdayIn(birthday, first.year + 1) : thisYear;
    return { recurrence: 'BIRTHDAY', on, title: name, messageId: null, contactId: id };
  });
}
