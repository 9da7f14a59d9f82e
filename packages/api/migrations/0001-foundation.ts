import { Migration } from '@mikro-orm/migrations';

/** People, their families and sessions; the offset of the practice clock; attempt counters. */
export class Migration0001 extends Migration {
  override name = '0001-foundation';

  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        username text not null,
        username_key text not null unique,
        password_hash text,
        role text not null default 'member' check (role in ('member', 'admin')),
        time_zone text not null default 'UTC',
        locale text not null default 'en',
        email_verified_at timestamptz,
        last_seen_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table families (
        id uuid primary key,
        name text not null,
        wrapped_key bytea not null,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table memberships (
        family_id uuid not null references families (id),
        user_id uuid not null references users (id),
        role text not null check (role in ('owner', 'editor', 'contributor', 'viewer')),
        created_at timestamptz not null,
        primary key (family_id, user_id)
      )`);
    this.addSql(`create index memberships_user on memberships (user_id, created_at)`);
    this.addSql(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        family_id uuid not null references families (id),
        token_hash text not null unique,
        user_agent text not null default '',
        device text not null default '',
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    this.addSql(`create index sessions_user on sessions (user_id, created_at)`);
    this.addSql(`
      create table account_tokens (
        id uuid primary key,
        user_id uuid not null references users (id),
        purpose text not null,
        token_hash text not null unique,
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(`create index account_tokens_user on account_tokens (user_id, purpose)`);
    this.addSql(`
      create table clock_offset (
        only_row boolean primary key default true check (only_row),
        offset_ms bigint not null default 0
      )`);
    this.addSql(`insert into clock_offset default values`);
    this.addSql(`
      create unlogged table rate_limit_hits (
        bucket text not null,
        key_hash text not null,
        window_start timestamptz not null,
        hits integer not null,
        primary key (bucket, key_hash, window_start)
      )`);
    this.addSql(`create index rate_limit_hits_window on rate_limit_hits (window_start)`);
  }

  override down(): void {
    for (const table of [
      'rate_limit_hits',
      'clock_offset',
      'account_tokens',
      'sessions',
      'memberships',
      'families',
      'users',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
