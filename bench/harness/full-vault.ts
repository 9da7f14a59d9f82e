import pg from 'pg';

/** A month with a third of all items, such as that of a scanner. */
export const largeMonth = '2012-03';

/**
 * Photos of the family of the account that is signed up, over 45 years, a third of them in one month, one of
 * fifty without a date. Their forms say that there are small pictures, which no storage holds.
 */
export async function fillVault(databaseUrl: string, items: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; set local session_replication_role = 'replica'`);
  await client.query(
    `with made as (
       insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         claimed_type, mime_type, bytes, sha256, verify_at, created_at, updated_at, preparation)
       select uuidv7(), m.family_id, m.user_id, gen_random_uuid(), 'PHOTO', 'READY', 'uploaded',
         'Photo ' || n, 'image/jpeg', 'image/jpeg', 480000, repeat('a1', 32),
         now() + interval '80 days', now(), now(), 32767
       from generate_series(1, $1::int) n, memberships m join users u on u.id = m.user_id
       where u.email = 'bench@example.org'
       returning id, family_id, substr(title, 7)::int as n),
     facts as (
       insert into item_facts (recording_id, family_id, taken_precision, taken_local, known, updated_at)
       select id, family_id, case when n % 50 = 0 then 'UNKNOWN' else 'DAY' end,
         case when n % 50 = 0 then ''
           when n % 3 = 0 then '${largeMonth}-' || lpad((n % 28 + 1)::text, 2, '0')
           else (date '1980-01-01' + (n::bigint * 7919 % 16425)::int)::text end,
         '{"recorded":null,"file":{"taken":null,"place":null,"camera":null,"orientation":null}}', now()
       from made)
     insert into photo_forms (recording_id, family_id, width, height, small_bytes, middle_bytes)
     select id, family_id, 1600, 1200, 20000, 90000 from made`,
    [items],
  );
  await client.query('commit');
  await client.query('vacuum analyze recordings, item_facts, photo_forms');
  await client.end();
}
