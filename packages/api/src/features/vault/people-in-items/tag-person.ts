import { vaultLimits, vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { tagInput, type TagInput } from '@infinite/schema/vault/people.input';
import { peopleInItemsWords as words } from '@infinite/schema/words/people-in-items.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findVisibleRecording, lockRecording } from '#features/recordings/recordings/index.ts';
import { addContact } from '#features/relatives/contacts/index.ts';
import {
  ItemPersonEntity,
  type ItemPerson,
} from '#features/vault/people-in-items/item-person.entity.ts';
import { canTag, canUntag } from '#features/vault/people-in-items/item-person.policy.ts';
import { peopleSeen } from '#features/vault/people-in-items/people-seen.ts';
import {
  columnOf,
  columnsOf,
  keyOf,
  type PersonRef,
} from '#features/vault/people-in-items/person-ref.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Says that somebody is in an item. A new name becomes an entry of the address book. Said again, it
 * changes where they are.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE for one too many
 */
export async function tagPerson(
  ctx: RequestContext,
  recordingId: string,
  input: unknown,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const said = parseInput(tagInput, input);
  await ctx.app.rateLimit.take('person-tags', userId, vaultRateLimits.personTags);
  await inTransaction(ctx, async (ctx) => {
    const { id, familyId } = await findVisibleRecording(ctx, recordingId);
    if (!canTag(ctx.actor)) throw new AppError('FORBIDDEN');
    await lockRecording(ctx.em, id);
    const db = tables(ctx.em, ItemPersonEntity);
    const { count } = await db
      .selectFrom('item_people')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('recordingId', '=', id)
      .executeTakeFirstOrThrow();
    if (count >= vaultLimits.people.perItem) {
      throw new AppError('WRONG_STATE', { words: words.tooMany });
    }
    const person = await personOf(ctx, said);
    const point = { x: said.x ?? null, y: said.y ?? null };
    const column = columnOf[person.kind];
    const known = await db
      .updateTable('item_people')
      .set(point)
      .where('recordingId', '=', id)
      .where(column, '=', person.personId)
      .returning('id')
      .executeTakeFirst();
    if (known) return;
    const ofTag = { id: newId(), familyId, recordingId: id, taggedBy: userId };
    await db
      .insertInto('item_people')
      .values({ ...ofTag, ...columnsOf(person), ...point, createdAt: ctx.clock.now() })
      .execute();
  });
}

/** Somebody whom the actor sees, or the new entry of a name. */
async function personOf(ctx: RequestContext, said: TagInput): Promise<PersonRef> {
  if (said.name) {
    return { kind: 'CONTACT', personId: (await addContact(ctx, { name: said.name })).id };
  }
  const { kind, personId } = said;
  const person = kind && personId ? { kind, personId } : null;
  const seen = person && (await peopleSeen(ctx, [person])).has(keyOf(person));
  if (!person || !seen) throw new AppError('NOT_FOUND');
  return person;
}

/** Takes that back; the person stays in the address book. @throws AppError NOT_FOUND, FORBIDDEN */
export async function untagPerson(ctx: RequestContext, tagId: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('person-tags', userId, vaultRateLimits.personTags);
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, ItemPersonEntity);
    const tag: ItemPerson | undefined = z.guid().safeParse(tagId).success
      ? await db
          .selectFrom('item_people')
          .selectAll()
          .where('id', '=', tagId)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!tag) throw new AppError('NOT_FOUND');
    await findVisibleRecording(ctx, tag.recordingId);
    if (!canUntag(ctx.actor, tag)) throw new AppError('FORBIDDEN');
    await db.deleteFrom('item_people').where('id', '=', tag.id).execute();
  });
}
