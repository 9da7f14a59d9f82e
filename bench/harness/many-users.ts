import pg from 'pg';

/** A name that as many accounts bear however many there are. */
export const rareName = 'quillfeather';
export const rareBearers = 11;
/** The name of one account in 40. */
export const commonName = 'okafor';

const firstNames = `ann bjorn carla dmitri elena farid greta hana ines jonas keiko lena marco nadia
  oskar priya quentin rosa sven tomas ursula viktor wanda ximena yusuf zoe amara bruno chiara diego
  edith fergus gloria hugo irene jamal`.split(/\s+/);
const lastNames =
  `abara brandt castillo dubois eriksen fontaine garcia hofmann ivanov jensen kowalski
  larsen moreau nakamura ${commonName} petrov quiroga rossi schmidt tanaka ueda vargas weber xu
  yamamoto zimmer adler bianchi costa dvorak engel ferrari gruber horvat ito janssen keller lindgren
  mancini novak`.split(/\s+/);

/**
 * Brings the number of members to `until`, whose names and plans are spread as those of people are.
 * The accounts get their plan with the row: the trigger that copies it from the subscription would
 * write each account twice.
 */
export async function addMembers(
  databaseUrl: string,
  { from, until }: { from: number; until: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // An index that is made of all rows at once is made in a tenth of the time.
  const indexes = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where indexname = 'users_search'`,
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(
    `insert into users (id, email, email_key, username, username_key, plan, created_at,
       email_verified_at, last_seen_at)
     select gen_random_uuid(), address, address, name, name,
       case when n % 10 < 7 then 'free' when n % 10 < 9 then 'memory-plus'
         else 'complete-legacy' end,
       now() - n * interval '7 minutes', case when n % 3 > 0 then now() end,
       case when n % 5 > 0 then now() - (n * 7919 % 1000000) * interval '1 minute' end
     from generate_series($1::bigint, $2) n,
       lateral (select ($3::text[])[1 + n % $4] || '-' ||
         case when n <= $7 then $8 else ($5::text[])[1 + n / $4 % $6] end || n as name) names,
       lateral (select name || '@' ||
         (array['mail.example', 'post.example', 'inbox.example'])[1 + n % 3] as address) addresses`,
    [
      from,
      until,
      firstNames,
      firstNames.length,
      lastNames,
      lastNames.length,
      rareBearers,
      rareName,
    ],
  );
  await client.query('alter table subscriptions disable trigger subscriptions_plan');
  await client.query(
    `insert into subscriptions (id, user_id, plan, period, status, started_at)
     select gen_random_uuid(), id, plan, 'annual', 'active', now() from users
     where plan <> 'free' and not exists (select from subscriptions where user_id = users.id)`,
  );
  await client.query('alter table subscriptions enable trigger subscriptions_plan');
  for (const { made } of indexes.rows) await client.query(made);
  await client.query('vacuum analyze users, subscriptions, user_counts');
  await client.end();
}

/** @returns the cursor of the row that so many stand above, the newest first */
export async function cursorAfter(databaseUrl: string, rows: number): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found = await client.query<{ key: string; id: string }>(
    `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
     from users order by created_at desc, id desc offset $1 limit 1`,
    [rows],
  );
  await client.end();
  return Buffer.from(JSON.stringify([found.rows[0]?.key, found.rows[0]?.id])).toString('base64url');
}
