import pg from 'pg';

/**
 * `rows` accounts, and as many messages, recordings, lines of the audit log and failed deliveries
 * of the one account that is signed up. Foreign keys hold by the way the rows are made; asking for
 * each of so many takes minutes.
 */
export async function fillTables(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'admin' where email = 'bench@example.org'`);
  await client.query(`begin; set local session_replication_role = 'replica'`);
  for (const statement of [users, messages, recordings, auditEvents, deliveries]) {
    await client.query(statement(rows));
  }
  await client.query('commit');
  await client.query('vacuum analyze users, messages, recordings, audit_events, deliveries');
  await client.end();
}

const users = (rows: number) => `
  insert into users (id, email, email_key, username, username_key, created_at, email_verified_at,
    last_seen_at, plan)
  select gen_random_uuid(), 'person-' || n || '@example.org', 'person-' || n || '@example.org',
    'person-' || n, 'person-' || n, now() - n * interval '7 minutes',
    case when n % 3 > 0 then now() end, now() - n * interval '1 minute',
    (array['memory-plus', 'complete-legacy', 'free'])[n % 3 + 1]
  from generate_series(1, ${rows}) n`;

const member = `(select family_id, user_id from sessions order by created_at limit 1) member`;

const messages = (rows: number) => `
  insert into messages (family_id, id, author_id, client_id, title, state, trigger_kind, local_date,
    local_time, time_zone, scheduled_at, created_at, updated_at)
  select family_id, uuidv7(), user_id, n::text, 'Message ' || n,
    case when n % 3 = 0 then 'DRAFT' else 'SCHEDULED' end, 'DATE', '2041-05-04', '09:00', 'UTC',
    now(), now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, ${rows}) n, ${member}`;

/** Stored elsewhere and lately read back, so that no sweep looks for their files. */
const recordings = (rows: number) => `
  insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
    claimed_type, mime_type, bytes, sha256, duration_ms, peaks, verify_at, created_at, updated_at)
  select uuidv7(), family_id, user_id, gen_random_uuid(), 'VOICE', 'READY', 'recorded',
    'How we met, part ' || n, 'audio/webm', 'audio/webm', 480000, repeat('a1', 32), 30000,
    (select array_agg(at % 101) from generate_series(1, 100) at)::smallint[],
    now() + interval '80 days', now(), now()
  from generate_series(1, ${rows}) n, ${member}`;

const auditEvents = (rows: number) => `
  insert into audit_events (at, actor_id, actor_name, action, subject_kind, subject_id,
    subject_name, before, after)
  select now() - interval '1 minute', user_id, 'bench', 'user.changeRole', 'user',
    gen_random_uuid(), 'person-' || n,
    '{"role": "member"}', '{"role": "admin"}'
  from generate_series(1, ${rows}) n, ${member}`;

const deliveries = (rows: number) => `
  insert into deliveries (family_id, id, message_id, recipient_id, occurrence, state,
    recipient_name, address, time_zone, due_at, attempts, mail_message_id, problem, token_hash,
    created_at)
  select family_id, uuidv7(), uuidv7(), uuidv7(), '2026-05-04', 'FAILED', 'Inês',
    'reader-' || n || '@example.org', 'UTC', now() - n * interval '1 minute', 3,
    n || '@example.org', 'ADDRESS_REFUSED', md5(n::text), now() - n * interval '1 minute'
  from generate_series(1, ${rows}) n, ${member}`;
