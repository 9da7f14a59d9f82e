import { Migration } from '@mikro-orm/migrations';

/**
 * Subscribers with the ledger of what they agreed to, addresses that get nothing any more, and
 * letters with one row a recipient. The partial indexes hold only what is still to be sent.
 */
export class Migration0160 extends Migration {
  override name = '0160-newsletter';

  override up(): void {
    this.#subscribers();
    this.#campaigns();
  }

  #subscribers(): void {
    this.addSql(`
      create table newsletter_subscribers (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        state text not null check (state in ('PENDING', 'ACTIVE', 'UNSUBSCRIBED', 'SUPPRESSED')),
        interests text[] not null default '{}',
        pace text not null default 'EACH' check (pace in ('EACH', 'WEEKLY', 'MONTHLY')),
        counts_opens boolean not null default false,
        language text not null default 'en',
        place text not null,
        soft_bounces integer not null default 0,
        created_at timestamptz not null,
        confirmed_at timestamptz,
        left_at timestamptz,
        engaged_at timestamptz,
        check (state <> 'ACTIVE' or confirmed_at is not null)
      )`);
    this.addSql(
      `create index newsletter_subscribers_active on newsletter_subscribers (id) where state = 'ACTIVE'`,
    );
    this.addSql(
      `create index newsletter_subscribers_pending on newsletter_subscribers (created_at) where state = 'PENDING'`,
    );
    // Trusted since PostgreSQL 13; an operator may still forbid it, and search is slower then.
    this.addSql(`
      do $$ begin
        create extension if not exists pg_trgm;
        create index newsletter_subscribers_search on newsletter_subscribers
          using gin (email gin_trgm_ops);
      exception when others then
        raise notice 'pg_trgm is not available: search among subscribers reads all of them';
      end $$`);
    this.addSql(`
      create table newsletter_tokens (
        token_hash text primary key,
        subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
        interests text[] not null,
        place text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id)`);
    this.addSql(`create index newsletter_tokens_expired on newsletter_tokens (expires_at)`);
    this.addSql(`
      create table newsletter_consents (
        id uuid primary key,
        subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
        at timestamptz not null,
        act text not null check (act in (
          'ASKED', 'CONFIRMED', 'CHANGED', 'UNSUBSCRIBED', 'RESUBSCRIBED', 'SUPPRESSED')),
        wording text not null,
        place text not null,
        campaign_id uuid,
        actor text not null
      )`);
    this.addSql(
      `create index newsletter_consents_subscriber on newsletter_consents (subscriber_id, id)`,
    );
    this.addSql(`
      create table newsletter_suppressions (
        key_hash text primary key,
        id uuid not null unique,
        reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
        detail text not null,
        at timestamptz not null,
        subscriber_id uuid references newsletter_subscribers (id) on delete set null
      )`);
    this.addSql(
      `comment on column newsletter_suppressions.key_hash is 'HMAC of the address: it is honoured also when the address itself is erased.'`,
    );
    this.addSql(
      `create index newsletter_suppressions_subscriber on newsletter_suppressions (subscriber_id)`,
    );
  }

  #campaigns(): void {
    this.addSql(`
      create table newsletter_campaigns (
        id uuid primary key,
        kind text not null check (kind in ('LETTER', 'WEEKLY', 'MONTHLY')),
        period text unique,
        subject text not null,
        preview text not null,
        intro text not null,
        post_ids uuid[] not null,
        interests text[] not null default '{}',
        paces text[] not null default '{}',
        language text,
        joined_from date,
        engaged_days integer,
        state text not null default 'DRAFT' check (state in (
          'DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'CANCELLED')),
        version integer not null default 1,
        send_at timestamptz,
        send_date date,
        send_time time,
        send_zone text,
        mail jsonb,
        started_at timestamptz,
        fixed_up_to uuid,
        fixed_at timestamptz,
        ended_at timestamptz,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((state = 'SCHEDULED') = (send_at is not null)),
        check (state not in ('SENDING', 'PAUSED', 'SENT') or (started_at is not null and mail is not null))
      )`);
    this.addSql(
      `comment on column newsletter_campaigns.mail is 'What is sent, as it was when sending began.'`,
    );
    this.addSql(
      `create index newsletter_campaigns_live on newsletter_campaigns (id) where state in ('SCHEDULED', 'SENDING')`,
    );
    this.addSql(`
      create table newsletter_campaign_steps (
        id uuid primary key,
        campaign_id uuid not null references newsletter_campaigns (id) on delete cascade,
        at timestamptz not null,
        from_state text,
        to_state text not null,
        actor text not null,
        detail text
      )`);
    this.addSql(
      `create index newsletter_campaign_steps_list on newsletter_campaign_steps (campaign_id, id)`,
    );
    this.addSql(`
      create table newsletter_recipients (
        id uuid primary key default uuidv7(),
        campaign_id uuid not null references newsletter_campaigns (id) on delete cascade,
        subscriber_id uuid references newsletter_subscribers (id) on delete set null,
        state text not null default 'WAITING' check (state in (
          'WAITING', 'SENT', 'FAILED', 'SKIPPED')),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        sent_at timestamptz,
        opened_at timestamptz,
        left_at timestamptz,
        bounced_at timestamptz,
        complained_at timestamptz,
        problem text,
        unique (campaign_id, subscriber_id),
        check ((state = 'WAITING') = (next_attempt_at is not null))
      )`);
    this.addSql(
      `create index newsletter_recipients_due on newsletter_recipients (campaign_id, next_attempt_at, id) where state = 'WAITING'`,
    );
    this.addSql(
      `create index newsletter_recipients_subscriber on newsletter_recipients (subscriber_id)`,
    );
    this.addSql(`
      create table newsletter_settings (
        id integer primary key default 1 check (id = 1),
        rate_per_second integer not null default 25 check (rate_per_second between 1 and 500),
        digests boolean not null default true,
        zone text not null default 'UTC',
        sent_until timestamptz not null default 'epoch',
        version integer not null default 0
      )`);
    this.addSql(`insert into newsletter_settings default values`);
  }

  override down(): void {
    for (const table of [
      'settings',
      'recipients',
      'campaign_steps',
      'campaigns',
      'suppressions',
      'consents',
      'tokens',
      'subscribers',
    ]) {
      this.addSql(`drop table newsletter_${table}`);
    }
  }
}
