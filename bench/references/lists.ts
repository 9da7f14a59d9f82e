import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * The lists by hand: the same session check, one statement each, its rows as JSON. The header
 * x-list names the list, so that nothing of the GraphQL operation is read.
 */
type Row = Record<string, unknown>;
interface Member {
  user_id: string;
  family_id: string;
  role: string;
}
interface List {
  readonly sql: string;
  readonly values: (member: Member) => unknown[];
  readonly node: (row: Row) => object;
  readonly forAdmins: boolean;
}

const lists: Record<string, List> = {
  users: {
    sql: `select id, username, email, plan, role, email_verified_at is not null as verified,
        created_at, last_seen_at, suspended_at
      from users where deleted_at is null and not sample and plan = $1
      order by created_at desc, id desc limit $2`,
    values: () => ['memory-plus'],
    forAdmins: true,
    node: (row) => ({
      id: row['id'],
      username: row['username'],
      email: row['email'],
      subscriptionPlan: row['plan'],
      role: row['role'],
      emailVerified: row['verified'],
      createdAt: row['created_at'],
      lastSeenAt: row['last_seen_at'],
      suspendedAt: row['suspended_at'],
    }),
  },
  messages: {
    sql: `select id, title, state, postponed, version, created_at, updated_at, scheduled_at
      from messages where family_id = $1 and author_id = $2 and state = any($3)
      order by updated_at desc, id desc limit $4`,
    values: ({ family_id, user_id }) => [family_id, user_id, ['SCHEDULED']],
    forAdmins: false,
    node: (row) => ({
      id: row['id'],
      title: row['title'],
      state: row['state'],
      postponed: row['postponed'],
      version: row['version'],
      createdAt: row['created_at'],
      updatedAt: row['updated_at'],
      scheduledAt: row['scheduled_at'],
    }),
  },
  recordings: {
    sql: `select id, kind, state, problem, title, note, bytes, duration_ms, peaks, trim_start_ms,
        trim_end_ms, silent, created_at
      from recordings where family_id = $1 and state <> 'UPLOADING' and not held_for_author
        and kind = any($2)
      order by id desc limit $3`,
    values: ({ family_id }) => [family_id, ['VOICE']],
    forAdmins: false,
    node: (row) => ({
      id: row['id'],
      kind: row['kind'],
      state: row['state'],
      problem: row['problem'],
      title: row['title'],
      note: row['note'],
      bytes: Number(row['bytes']),
      durationMs: row['duration_ms'],
      peaks: row['peaks'],
      trimStartMs: row['trim_start_ms'],
      trimEndMs: row['trim_end_ms'],
      silent: row['silent'],
      createdAt: row['created_at'],
      url: `/media/${String(row['id'])}`,
      downloadUrl: `/media/${String(row['id'])}/original`,
    }),
  },
  auditEvents: {
    sql: `select * from audit_events order by seq desc limit $1`,
    values: () => [],
    forAdmins: true,
    node: (row) => ({
      id: row['seq'],
      at: row['at'],
      actor: { id: row['actor_id'], name: row['actor_name'] },
      action: row['action'],
      subject: { kind: row['subject_kind'], id: row['subject_id'], name: row['subject_name'] },
      before: row['before'],
      after: row['after'],
      reason: row['reason'],
    }),
  },
  operatorDeliveries: {
    sql: `select id, state, due_at, attempts, next_attempt_at, problem, set_aside_reason,
        left_as_is_at is not null as left_as_is,
        left(address, 1) || '…@' || split_part(address, '@', 2) as masked
      from deliveries where state = 'FAILED'
        and family_id not in (select id from families where sample_until is not null)
      order by due_at desc, id desc limit $1`,
    values: () => [],
    forAdmins: true,
    node: (row) => ({
      id: row['id'],
      state: row['state'],
      dueAt: row['due_at'],
      attempts: row['attempts'],
      nextAttemptAt: row['next_attempt_at'],
      problem: row['problem'],
      setAsideReason: row['set_aside_reason'],
      leftAsIs: row['left_as_is'],
      maskedAddress: row['masked'],
    }),
  },
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const server = Fastify();
await server.register(fastifyCookie);
server.post('/graphql', async (request, reply) => {
  const hash = createHash('sha256')
    .update(request.cookies['ic_session'] ?? '')
    .digest('hex');
  const session = await pool.query<Member>(
    `select s.user_id, s.family_id, u.role from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
    [hash, new Date()],
  );
  const [member] = session.rows;
  const list = lists[String(request.headers['x-list'])];
  if (!member || !list || (list.forAdmins && member.role !== 'admin')) {
    return reply.status(403).send();
  }
  const { first } = (request.body as { variables: { first: number } }).variables;
  const { rows } = await pool.query<Row>(list.sql, [...list.values(member), first + 1]);
  return { nodes: rows.slice(0, first).map(list.node), hasNextPage: rows.length > first };
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
