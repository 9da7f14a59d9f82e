import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { matchesWords, searchWords } from '@infinite/schema/text/search-words';
import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { ItemPersonEntity } from '#features/vault/people-in-items/item-person.entity.ts';
import { canTag, canUntag } from '#features/vault/people-in-items/item-person.policy.ts';
import { offeredIn } from '#features/vault/people-in-items/offered-people.ts';
import { peopleSeen, type SeenPerson } from '#features/vault/people-in-items/people-seen.ts';
import {
  columnOf,
  keyOf,
  refOf,
  type PersonRef,
} from '#features/vault/people-in-items/person-ref.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

/** Who is in an item, of those that the actor may see, in the order they were named. */
export async function peopleInItem(ctx: RequestContext, recordingId: string) {
  requirePerson(ctx);
  const recording = await findVisibleRecording(ctx, recordingId);
  const rows = await tables(ctx.em, ItemPersonEntity)
    .selectFrom('item_people')
    .selectAll()
    .where('recordingId', '=', recording.id)
    .orderBy('id')
    .limit(vaultLimits.people.perItem)
    .execute();
  const seen = await peopleSeen(ctx, rows.map(refOf));
  const people = rows.flatMap((row) => {
    const person = seen.get(keyOf(refOf(row)));
    const { id, x, y } = row;
    return person ? [{ ...person, id, x, y, mayRemove: canUntag(ctx.actor, row) }] : [];
  });
  const mayTag = canTag(ctx.actor);
  const offered = mayTag ? await offeredIn(ctx, recording.id, rows.map(refOf)) : [];
  return { people, offered, mayTag };
}

interface Counted {
  readonly contactId: string | null;
  readonly userId: string | null;
  readonly childId: string | null;
  readonly count: number;
  readonly coverId: string;
}

interface CountedPerson extends SeenPerson {
  readonly count: number;
  readonly cover: ShownRecording | null;
}

/** Everybody who is in something that the actor may see, who is in most first. */
export async function peopleInVault(ctx: RequestContext): Promise<CountedPerson[]> {
  const member = requirePerson(ctx);
  const rows = await rowsOf(
    ctx.em,
    sql<Counted>`
      select contact_id, user_id, child_id, count(*)::int as count,
        (array_agg(recording_id order by recording_id desc))[1] as cover_id
      from item_people t
      where family_id = ${member.familyId} and ${seenInLists(member, sql.ref('t.recording_id'))}
      group by contact_id, user_id, child_id
      order by count(*) desc, contact_id, user_id, child_id`,
  );
  const seen = await peopleSeen(ctx, rows.map(refOf));
  const shown = rows
    .flatMap((row) => {
      const person = seen.get(keyOf(refOf(row)));
      return person ? [{ ...person, count: row.count, coverId: row.coverId }] : [];
    })
    .slice(0, vaultLimits.people.shown);
  const covers = await visibleAmong(
    ctx,
    shown.map(({ coverId }) => coverId),
  );
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  return shown.map(({ coverId, ...person }) => ({
    ...person,
    cover: coverOf.get(coverId) ?? null,
  }));
}

/** Somebody by their id. @throws AppError NOT_FOUND also for whom the actor may not see */
export async function personInVault(ctx: RequestContext, person: PersonRef): Promise<SeenPerson> {
  requirePerson(ctx);
  const seen = (await peopleSeen(ctx, [person])).get(keyOf(person));
  if (!seen) throw new AppError('NOT_FOUND');
  return seen;
}

interface Asked {
  readonly first: number | null;
  readonly after: string | null;
}

/** What somebody is in, of what the actor may see, the last added first. @throws AppError NOT_FOUND */
export async function itemsWithPerson(
  ctx: RequestContext,
  person: PersonRef,
  { first, after }: Asked,
): Promise<ListPage<ShownRecording>> {
  const member = requirePerson(ctx);
  const { personId, kind } = await personInVault(ctx, person);
  const size = pageSizeOf(first, vaultLimits.timeline);
  const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  let query = tables(ctx.em, ItemPersonEntity)
    .selectFrom('item_people')
    .select('recordingId')
    .where(columnOf[kind], '=', personId)
    .where('familyId', '=', member.familyId)
    .where(seenInLists(member, sql.ref('item_people.recording_id')))
    .orderBy('recordingId', 'desc')
    .limit(size + 1);
  if (before !== null) query = query.where('recordingId', '<', before);
  const ids = (await query.execute()).map(({ recordingId }) => recordingId);
  return {
    nodes: await visibleAmong(ctx, ids.slice(0, size)),
    hasNextPage: ids.length > size,
    cursorOf: (item) => cursorOf([idOf(item)]),
  };
}

/** People to choose from, by the beginnings of words of their names. */
export async function findTaggable(ctx: RequestContext, search: string): Promise<SeenPerson[]> {
  requirePerson(ctx);
  if (!canTag(ctx.actor)) throw new AppError('FORBIDDEN');
  const words = searchWords(search);
  return [...(await peopleSeen(ctx, null)).values()]
    .filter(({ name }) => words.length === 0 || matchesWords(name, words))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, vaultLimits.people.found);
}
