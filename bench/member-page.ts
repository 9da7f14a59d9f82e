import pg from 'pg';
import { pageCost, showPageCost } from './harness/page-cost.ts';
import { signUp, startProduct } from './harness/product.ts';
import { verdict } from './harness/verdict.ts';

const messages = 50;
const page = '/future-messages';

/**
 * A member's list of messages, drawn for each request: session, data, React, document. Beside it
 * `renderToString` of the same tree with nothing around it.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await addMessages();
const cost = await pageCost(product, page, cookie);
// The first part of the list; the rest is loaded on demand.
if (!cost.html.includes('For day 20')) throw new Error('not the list');
showPageCost(cost);
verdict('HTML beside 40 kB', Buffer.byteLength(cost.html) / 40_000, { max: 1 });
verdict("CPU of a member's page beside 5 ms", cost.server / 5000, { max: 1 });
verdict("CPU of a member's page beside its tree", cost.server / cost.tree.micros, { max: 3 });
await product.stop();

async function addMessages(): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(
    `with made as (
       insert into messages (family_id, id, author_id, client_id, title, body, state, trigger_kind,
         local_date, local_time, time_zone, scheduled_at, occurrence, next_step_at, created_at,
         updated_at)
       select m.family_id, uuidv7(), m.user_id, n::text, 'For day ' || n,
         repeat('Dear Inês, I wanted you to hear this. ', 5), 'SCHEDULED', 'DATE',
         date '2080-01-01' + n, '09:00', 'Europe/Lisbon', now(), date '2080-01-01' + n,
         '2079-12-01', now(), now()
       from memberships m join users u on u.id = m.user_id, generate_series(1, ${messages}) n
       where u.email = 'bench@example.org'
       returning family_id, id)
     insert into message_recipients (family_id, id, message_id, name, email, position)
     select family_id, uuidv7(), id, 'Inês', 'ines@example.org', 0 from made`,
  );
  await client.end();
}
