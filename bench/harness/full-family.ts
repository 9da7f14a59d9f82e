import pg from 'pg';

/**
 * The family of the account that is signed up, with 50 members who made `items` things: 7 of 10 are
 * recordings, the others messages with a recipient each. Every title has 'winter' and the number of
 * its thing; one in a thousand has 'lighthouse'. Foreign keys hold by the way the rows are made.
 */
export async function fillFamily(databaseUrl: string, items: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`begin; set local session_replication_role = 'replica'`);
  await client.query(members);
  await client.query(recordings(Math.round(items * 0.7)));
  await client.query(messages(Math.round(items * 0.3)));
  // Without their triggers.
  await client.query(`
    insert into search_documents
    select r.id, r.family_id, d.* from recordings r, search_document(r) d`);
  await client.query('commit');
  await client.query(
    'vacuum analyze users, memberships, recordings, messages, message_recipients, search_documents',
  );
  await client.end();
}

const family = `(select m.family_id, m.user_id from memberships m join users u on u.id = m.user_id
    where u.email = 'bench@example.org') owner`;

const members = `
  with made as (
    insert into users (id, email, email_key, username, username_key, created_at, email_verified_at,
      last_seen_at)
    select gen_random_uuid(), 'relative-' || n || '@example.org', 'relative-' || n || '@example.org',
      'relative-' || n, 'relative-' || n, now(), now(), now()
    from generate_series(1, 49) n returning id)
  insert into memberships (family_id, user_id, role, created_at)
  select family_id, id, 'editor', now() from made, ${family}`;

const title = `'Winter ' || n || case when n % 1000 = 0 then ' at the lighthouse' else '' end`;

/** Members take turns; the one who is signed up is one of them. */
const makers = `(select family_id, array_agg(user_id order by user_id) as ids from memberships
    where family_id = (select family_id from ${family}) group by family_id) maker`;

/** Stored elsewhere and lately read back, so that no sweep looks for their files. */
const recordings = (rows: number) => `
  insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
    claimed_type, mime_type, bytes, sha256, duration_ms, peaks, verify_at, created_at, updated_at)
  select uuidv7(), family_id, ids[n % 50 + 1], gen_random_uuid(),
    (array['VOICE', 'VOICE', 'VIDEO', 'PHOTO'])[n % 4 + 1], 'READY', 'recorded', ${title},
    'audio/webm', 'audio/webm', 480000, repeat('a1', 32), 30000,
    (select array_agg(at % 101) from generate_series(1, 100) at)::smallint[],
    now() + interval '80 days', now(), now()
  from generate_series(1, ${rows}) n, ${makers}`;

const messages = (rows: number) => `
  with made as (
    insert into messages (family_id, id, author_id, client_id, title, state, trigger_kind, local_date,
      local_time, time_zone, scheduled_at, occurrence, next_step_at, created_at, updated_at)
    select family_id, uuidv7(), ids[n % 50 + 1], n::text, ${title}, 'SCHEDULED', 'DATE',
      date '2080-01-01' + n, '09:00', 'Europe/Lisbon', now(), date '2080-01-01' + n, '2079-12-01',
      now(), now()
    from generate_series(1, ${rows}) n, ${makers}
    returning family_id, id)
  insert into message_recipients (family_id, id, message_id, name, email, position)
  select family_id, uuidv7(), id, 'Inês', 'ines@example.org', 0 from made`;
