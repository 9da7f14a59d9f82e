import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import {
  familyKey,
  familyKeyOwner,
  memberIdsOf,
  sealCopies,
  type CopiedFamily,
} from '#features/people/families/index.ts';
import { sealedPlaceholders, sealedRecordingWords } from '#features/recordings/recordings/index.ts';
import { sealedBodies } from '#features/messages/messages/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { sampleMailDomain } from '@infinite/schema/catalogue/sample-family';

/** What a tree says beside its records. Its one change made them all, so the ledger says nothing of before. */
const treeTables = [
  ...['trees', 'tree_individuals', 'tree_name_words', 'tree_unions', 'tree_union_people'],
  ...['tree_pedigrees', 'tree_events', 'tree_media', 'tree_media_links', 'tree_citations'],
  ...['tree_people', 'tree_changes', 'tree_change_records'],
];

/** A column that a copy has of its own, by its name. */
type Own = Readonly<Record<string, RawBuilder<unknown>>>;

interface Copied {
  readonly familyId: string;
  readonly ownerId: string;
}

/**
 * Copies the template family with everything in it for one visitor. Every id is mapped by the same
 * rule, so that references stay valid; the stored bytes of its recordings are shared (same key,
 * same object). Nothing of a copy ever becomes due. Call in a transaction.
 */
export async function copyFamily(
  ctx: RequestContext,
  original: { familyId: string; ownerId: string },
  until: Temporal.Instant,
): Promise<Copied> {
  const salt = randomBytes(16).toString('hex');
  const { familyId } = original;
  const own = (table: string, change: Own = {}, order = sql``) =>
    copyRows(ctx, { table, salt, change, where: sql`t.family_id = ${familyId}`, order });
  const short = salt.slice(0, 8);
  const address = sql`lower(t.username) || '.' || ${short} || '@' || ${sampleMailDomain}`;
  await copyRows(ctx, {
    table: 'users',
    salt,
    where: sql`t.id in ${memberIdsOf(familyId)}`,
    change: {
      email: address,
      email_key: address,
      username_key: sql`'sample:' || ${newIdOf(sql`t.id`, salt)}`,
    },
  });
  await copyRows(ctx, {
    table: 'families',
    salt,
    where: sql`t.id = ${familyId}`,
    change: {
      sample_until: sql`${until}::timestamptz`,
      wrapped_key: sql`${await keyOfCopy(ctx, familyId, salt)}::bytea`,
    },
  });
  await own('memberships');
  await own('family_events');
  await own('recordings', { stored_as: sql`coalesce(t.stored_as, t.id)` });
  await own('photo_forms');
  await own('item_facts');
  await own('messages', { next_step_at: sql`null::timestamptz` });
  await own('message_recipients');
  await own('message_attachments');
  // The versions are those of the recordings that are shown, so they keep their ids.
  await own('delivery_snapshots', { version_ids: sql`t.version_ids` });
  await own('deliveries', { token_hash: sql`md5(t.token_hash || ${salt})` });
  await own('delivery_events', {}, sql`order by t.seq`);
  await own('tree_records', { structure: idsWithin(sql`t.structure`, salt) });
  for (const table of treeTables) await own(table);
  await sealCopiesOf(ctx, familyId, salt);
  const [made] = await rowsOf(
    ctx.em,
    sql<Copied>`
      insert into sample_families (family_id, copy_of, owner_id, whole, made_at)
      select ${newIdOf(sql`${familyId}::uuid`, salt)}, ${familyId},
        ${newIdOf(sql`${original.ownerId}::uuid`, salt)}, true, ${ctx.clock.now()}
      returning family_id, owner_id`,
  );
  if (!made) throw new Error('the copy was not recorded');
  return made;
}

/** A copy shows the same stored bytes, so it has the same key, wrapped for itself. */
async function keyOfCopy(ctx: RequestContext, familyId: string, salt: string): Promise<Buffer> {
  const id = await idOfCopy(ctx, familyId, salt);
  return ctx.app.keys.wrap(familyKeyOwner(id), await familyKey(ctx, familyId));
}

/** Sealed words open for the row they were sealed for alone, so a copy's are sealed for its own. */
async function sealCopiesOf(ctx: RequestContext, familyId: string, salt: string): Promise<void> {
  const copied: CopiedFamily = {
    original: familyId,
    copy: await idOfCopy(ctx, familyId, salt),
    newIdOf: (id) => newIdOf(id, salt),
  };
  for (const column of [...sealedBodies, ...sealedRecordingWords, sealedPlaceholders]) {
    await sealCopies(ctx, column, copied);
  }
}

async function idOfCopy(ctx: RequestContext, familyId: string, salt: string): Promise<string> {
  const [made] = await rowsOf(
    ctx.em,
    sql<{ id: string }>`select ${newIdOf(sql`${familyId}::uuid`, salt)} as id`,
  );
  if (!made) throw new Error('the copy has no id');
  return made.id;
}

interface RowsToCopy {
  table: string;
  salt: string;
  where: RawBuilder<unknown>;
  change: Own;
  order?: RawBuilder<unknown>;
}

/** Whatever columns a table has, also those that later features give it. */
async function copyRows(ctx: RequestContext, copy: RowsToCopy): Promise<void> {
  const { table, salt, where, change, order = sql`` } = copy;
  const rows = await rowsOf(
    ctx.em,
    sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`,
  );
  const valueOf = ({ name, type }: { name: string; type: string }): RawBuilder<unknown> => {
    const column = sql`t.${sql.ref(name)}`;
    if (change[name]) return change[name];
    if (type === 'uuid') return newIdOf(column, salt);
    if (type !== '_uuid') return column;
    const each = newIdOf(sql`each`, salt);
    return sql`(select coalesce(array_agg(${each} order by nth), '{}')
      from unnest(${column}) with ordinality as one (each, nth))`;
  };
  await rowsOf(
    ctx.em,
    sql`
    insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
    select ${sql.join(rows.map(valueOf))} from ${sql.table(table)} t where ${where} ${order}`,
  );
}

/** Keeps the moment in an id of version 7 (RFC 9562), so that lists keep their order. */
function newIdOf(id: RawBuilder<unknown>, salt: string): RawBuilder<unknown> {
  const digest = sql`md5((${id})::text || ${salt})`;
  return sql`(left((${id})::text, 19) || '8' || left(${digest}, 3) || '-' || substr(${digest}, 4, 12))::uuid`;
}

/** The ids within a document: what it says of other rows. */
function idsWithin(document: RawBuilder<unknown>, salt: string): RawBuilder<unknown> {
  const pattern = sql.lit('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');
  return sql`(select string_agg(
      said.piece || coalesce(${newIdOf(sql`named.ids[1]`, salt)}::text, ''), '' order by said.nth)
    from regexp_split_to_table((${document})::text, ${pattern}) with ordinality as said (piece, nth)
    left join regexp_matches((${document})::text, ${pattern}, 'g') with ordinality
      as named (ids, nth) on named.nth = said.nth)::jsonb`;
}
