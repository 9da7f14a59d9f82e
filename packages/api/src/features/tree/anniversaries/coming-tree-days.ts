import { homeLimits } from '@infinite/schema/catalogue/home';
import type { Temporal } from 'temporal-polyfill';
import type { ComingDate } from '#features/insight/home/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import { anniversariesOf, nextDay } from '#features/tree/anniversaries/anniversary.ts';
import { daysFrom } from '#features/tree/anniversaries/list-anniversaries.ts';
import { contactsInTree, returningDays, treeReader } from '#features/tree/tree/index.ts';
import type { RequestContext } from '#platform/context.ts';

const recurrenceOf = {
  BIRTHDAY: 'BIRTHDAY',
  WEDDING: 'ANNIVERSARY',
  REMEMBRANCE: 'YEARLY',
} as const;

/** For the home page: days of the tree. People in the address book have their birthday from there. */
export async function comingTreeDays(
  ctx: RequestContext,
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<ComingDate[]> {
  if (!mayAct(ctx.actor, 'seeTree')) return [];
  const today = from.toZonedDateTimeISO('UTC').toPlainDate();
  const { days } = today.until(until.toZonedDateTimeISO('UTC').toPlainDate());
  const reader = await treeReader(ctx);
  const events = await returningDays(ctx, reader, daysFrom(today, days));
  const inBook = await contactsInTree(ctx, reader.familyId);
  return anniversariesOf(events)
    .filter(({ kind, people }) => kind !== 'BIRTHDAY' || people.every(({ id }) => !inBook.has(id)))
    .map((anniversary) => ({
      recurrence: recurrenceOf[anniversary.kind],
      on: nextDay(anniversary, today).toString(),
      title: anniversary.title,
      ...{ messageId: null, contactId: null, treePersonId: anniversary.people[0]?.id ?? '' },
    }))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .slice(0, homeLimits.dates);
}
