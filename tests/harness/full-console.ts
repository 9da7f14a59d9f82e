import { inDatabase } from './product-database.ts';
import type { RunningProduct } from './running-product.ts';

/** Fills every list of the console over more than one of its pages. */
export async function fillConsole(product: RunningProduct): Promise<void> {
  for (const sql of [users, posts, enquiries, subscribers, events]) await inDatabase(product, sql);
}

const users = `
  insert into users (id, email, email_key, username, username_key, created_at, email_verified_at,
    plan)
  select gen_random_uuid(), 'person-' || n || '@example.org', 'person-' || n || '@example.org',
    'person-' || n, 'person-' || n, now() - n * interval '7 minutes',
    case when n % 3 > 0 then now() end, (array['free', 'memory-plus', 'complete-legacy'])[n % 3 + 1]
  from generate_series(1, 1000) n`;

const posts = `
  insert into blog_posts (id, slug, title, excerpt, body, author, category, tags, emoji,
    word_count, state, published_at, created_at, updated_at)
  select gen_random_uuid(), 'winter-' || n, 'Winter ' || n, 'A family article.', 'Snow.', 'Ann',
    'FAMILY_HISTORY', array['winter'], '📖', 1, case when n % 2 = 0 then 'PUBLISHED' else 'DRAFT' end,
    case when n % 2 = 0 then now() end, now() - n * interval '1 hour', now()
  from generate_series(1, 120) n`;

const enquiries = `
  insert into enquiries (id, reference, kind, topic, name, email, message, details, received_at,
    last_in_at, last_at)
  select gen_random_uuid(), 'E-' || (100000 + n), 'CONTACT', 'question', 'Person ' || n,
    'person-' || n || '@example.org', 'How do I add my grandmother?', '{}',
    now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
  from generate_series(1, 120) n`;

const subscribers = `
  insert into newsletter_subscribers (id, email, email_key, state, place, created_at, confirmed_at)
  select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org',
    'ACTIVE', 'PAGE', now() - n * interval '1 hour', now()
  from generate_series(1, 120) n`;

const events = `
  insert into audit_events (at, actor_id, actor_name, action, subject_kind, subject_id,
    subject_name, before, after)
  select now() - n * interval '1 minute', id, username, 'user.changeRole', 'user',
    gen_random_uuid(), 'person-' || n, '{"role": "member"}', '{"role": "admin"}'
  from generate_series(1, 120) n, (select id, username from users where role = 'admin' limit 1) a`;
