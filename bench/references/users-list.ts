import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import pg from 'pg';

/** The administrators' list by hand: the same session check, the same SQL, plain rows as JSON. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const server = Fastify();
await server.register(fastifyCookie);
server.post('/graphql', async (request, reply) => {
  const hash = createHash('sha256')
    .update(request.cookies['ic_session'] ?? '')
    .digest('hex');
  const session = await pool.query<{ role: string }>(
    `select s.id as session_id, s.user_id, s.family_id, u.role, s.last_used_at < $1 as stale
       from sessions s join users u on u.id = s.user_id
      where s.token_hash = $2 and s.revoked_at is null and s.expires_at > $3`,
    [new Date(0), hash, new Date()],
  );
  if (session.rows[0]?.role !== 'admin') return reply.status(403).send();
  const { variables } = request.body as { variables: Asked };
  const exact = await exactMatch(variables);
  const { rows } = await pool.query<Record<string, unknown>>(...statement(variables));
  const others = rows.filter(({ id }) => id !== exact?.['id']);
  const shown = [...(exact ? [exact] : []), ...others].slice(0, variables.first);
  return {
    users: shown.map((row) => ({
      id: row['id'],
      username: row['username'],
      email: row['email'],
      subscriptionPlan: row['plan'],
      role: row['role'],
      emailVerified: row['email_verified_at'] !== null,
      createdAt: row['created_at'],
      lastSeenAt: row['last_seen_at'],
      suspendedAt: row['suspended_at'],
    })),
    endCursor: Buffer.from(JSON.stringify([shown.at(-1)?.['key'], shown.at(-1)?.['id']])).toString(
      'base64url',
    ),
    hasNextPage: rows.length > variables.first,
  };
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);

interface Asked {
  first: number;
  after?: string;
  filter?: { search?: string; plans?: string[] };
}

const columns = `users.id, users.username, users.email, users.role, users.time_zone,
  users.email_verified_at, users.created_at, users.last_seen_at, users.suspended_at,
  users.suspension_reason, users.plan`;

/** Stands first, as in the product. */
async function exactMatch({ filter }: Asked): Promise<Record<string, unknown> | undefined> {
  if (!filter?.search) return undefined;
  const { rows } = await pool.query<Record<string, unknown>>(
    `select ${columns} from users where deleted_at is null and not sample
       and (username_key = $1 or email_key = $1) limit 1`,
    [filter.search.toLowerCase()],
  );
  return rows[0];
}

function statement({ first, after, filter }: Asked): [text: string, values: unknown[]] {
  const values: unknown[] = [first + 1];
  let where = 'users.deleted_at is null and not users.sample';
  if (filter?.search) {
    values.push(`%${filter.search}%`);
    where += ` and (users.username || ' ' || users.email) ilike $${values.length}`;
  }
  if (filter?.plans) {
    values.push(filter.plans[0]);
    where += ` and users.plan = $${values.length}`;
  }
  if (after) {
    const [key, id] = JSON.parse(Buffer.from(after, 'base64url').toString('utf8')) as string[];
    values.push(key, id);
    where += ` and (users.created_at, users.id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`;
  }
  const text = `select ${columns},
      to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
    from users
    where ${where} order by users.created_at desc, users.id desc limit $1`;
  return [text, values];
}
