import { inDatabase } from './product-database.ts';
import type { RunningProduct } from './running-product.ts';

const filled = new WeakMap<RunningProduct, Promise<void>>();

/**
 * Fills every list of the console over more than one of its pages: 100,000 users, and rows with
 * long names, without a place to break them, and from right to left. Once a product.
 */
export function fillConsole(product: RunningProduct): Promise<void> {
  const known = filled.get(product) ?? fill(product);
  filled.set(product, known);
  return known;
}

async function fill(product: RunningProduct): Promise<void> {
  await inDatabase(product, everything.join(';'));
}

/** A search index is several times faster made at once than kept through 100,000 rows. */
const searchless = (table: string, insert: string) => `
  do $$
  declare
    kept text[] := (select coalesce(array_agg(indexdef), '{}') from pg_indexes
      where tablename = '${table}' and indexdef like '%USING gin%');
    part text;
  begin
    for part in select indexname from pg_indexes
      where tablename = '${table}' and indexdef like '%USING gin%'
    loop execute format('drop index %I', part); end loop;
    ${insert};
    foreach part in array kept loop execute part; end loop;
  end $$`;

/** One name in eight is long, long without a break, right to left, or of other letters. */
const names = `(array['Ann Field', 'Bartholomew Featherstonehaugh-Cholmondeley of Wolverhampton',
  '${'W'.repeat(60)}', 'אברהם בן־דוד הכהן', 'أحمد بن عبد الله المنصوري', '山田 花子',
  'Ångström Ø.', 'Zoë'])`;
const nameOf = (n: string) => `${names}[${n} % 8 + 1]`;

const users = `
  insert into users (id, email, email_key, username, username_key, created_at, email_verified_at,
    last_seen_at, suspended_at, suspension_reason, plan)
  select gen_random_uuid(), address, address, name, name, now() - n * interval '7 minutes',
    case when n % 3 > 0 then now() end, case when n % 5 > 0 then now() - n * interval '1 minute' end,
    case when n % 50 = 0 then now() end, case when n % 50 = 0 then 'They asked for it.' end,
    (array['free', 'memory-plus', 'complete-legacy'])[n % 3 + 1]
  from (
    select n, case n % 8 when 2 then repeat('w', 24) || n when 3 then 'אברהם-' || n
        when 4 then 'أحمد-' || n else 'person-' || n end as name,
      case n % 8 when 2 then repeat('w', 60) else 'person' end || '-' || n || '@example.org' as address
    from generate_series(1, 100000) n
  ) as people`;

const posts = `
  insert into blog_posts (id, slug, title, excerpt, body, author, category, tags, emoji,
    word_count, state, published_at, created_at, updated_at)
  select gen_random_uuid(), 'winter-' || n, 'Winter of ' || ${nameOf('n')}, 'A family article.',
    'Snow.', ${nameOf('n')}, 'FAMILY_HISTORY', array['winter'], '📖', 1,
    case when n % 2 = 0 then 'PUBLISHED' else 'DRAFT' end, case when n % 2 = 0 then now() end,
    now() - n * interval '1 hour', now()
  from generate_series(1, 1000) n`;

const enquiries = `
  insert into enquiries (id, reference, kind, topic, name, email, message, details, received_at,
    last_in_at, last_at)
  select gen_random_uuid(), 'E-' || (100000 + n), 'CONTACT', 'question', ${nameOf('n')},
    'person-' || n || '@example.org', 'How do I add my grandmother?', '{}',
    now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
  from generate_series(1, 10000) n`;

const reviews = `
  insert into reviews (id, author_id, rating, body, display_name, place, state, written_at)
  select gen_random_uuid(), id, n % 5 + 1, repeat('It kept her voice. ', n::int % 12 + 1),
    ${nameOf('n::int')}, 'Lisbon', 'WAITING', now()
  from (select id, row_number() over () as n from users where role = 'member' limit 500) as authors`;

const cannedAnswers = `
  insert into enquiry_canned_answers (id, name, body, updated_at)
  select gen_random_uuid(), n || ' ' || ${nameOf('n')}, 'Thank you for writing.', now()
  from generate_series(1, 60) n`;

const subscribers = `
  insert into newsletter_subscribers (id, email, email_key, state, place, created_at, confirmed_at)
  select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org',
    'ACTIVE', 'PAGE', now() - n * interval '1 hour', now()
  from generate_series(1, 100000) n`;

const issues = `
  insert into newsletter_issues (id, kind, subject, preview, intro, post_ids, created_at, updated_at)
  select gen_random_uuid(), 'WRITTEN', 'Letter ' || n || ' by ' || ${nameOf('n')}, '', 'Snow.', '{}',
    now() - n * interval '1 hour', now() - n * interval '1 hour'
  from generate_series(1, 120) n`;

const admin = `(select id, username from users where role = 'admin' limit 1) as a`;

const serviceKeys = `
  insert into api_keys (id, kind, user_id, family_id, name, key_hash, hint, scopes, created_at)
  select gen_random_uuid(), 'service', a.id, f.id, ${nameOf('n')}, 'hash-' || n, 'abcd',
    array['users:read', 'operations:read', 'content:write'], now() - n * interval '1 hour'
  from generate_series(1, 60) n, ${admin}, (select id from families limit 1) as f`;

const alarms = `
  insert into alarms (id, kind, subject, summary, what_to_do, opened_at)
  select gen_random_uuid(), 'disk_low', 'storage ' || n, 'The storage of ' || ${nameOf('n')}
    || ' has 4 % free.', 'Make room.', now() - n * interval '1 hour'
  from generate_series(1, 30) n`;

const deadLetters = `
  insert into jobs.job (name, data, source_name, source_id, source_output)
  select 'send-notice-dead', jsonb_build_object('kind', 'FAILED', 'deliveryId', gen_random_uuid()),
    'send-notice', gen_random_uuid(), jsonb_build_object('message', repeat('No route to it. ', n))
  from generate_series(1, 60) n`;

const experiments = `
  with made as (
    insert into experiments (id, name, state, salt, created_at)
    select gen_random_uuid(), n || ' ' || ${nameOf('n')}, 'DRAFT', 'salt', now()
    from generate_series(1, 40) n returning id
  )
  insert into experiment_variants (experiment_id, position, name)
  select id, position, 'Variant ' || position from made, generate_series(0, 1) position`;

const events = `
  insert into audit_events (at, actor_id, actor_name, action, subject_kind, subject_id,
    subject_name, before, after)
  select now() - n * interval '1 minute', id, username, 'user.changeRole', 'user',
    gen_random_uuid(), ${nameOf('n')}, '{"role": "member"}', '{"role": "admin"}'
  from generate_series(1, 10000) n, ${admin}`;

const everything = [
  searchless('users', users),
  searchless('newsletter_subscribers', subscribers),
  ...[posts, enquiries, reviews, cannedAnswers, issues, serviceKeys, alarms, deadLetters],
  ...[experiments, events, 'analyze'],
];
