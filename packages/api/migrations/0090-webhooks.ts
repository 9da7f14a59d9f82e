import { Migration } from '@mikro-orm/migrations';

/** Receivers of events, what is to be sent to them, and each try. */
export class Migration0090 extends Migration {
  override name = '0090-webhooks';

  override up(): void {
    this.addSql(`
      create table webhook_endpoints (
        id uuid primary key,
        family_id uuid references families (id) on delete cascade,
        owner_id uuid not null references users (id) on delete cascade,
        url text not null,
        description text not null,
        events text[] not null,
        enabled boolean not null,
        switched_off text check (switched_off in ('OWNER', 'FAILING', 'GONE')),
        wrapped_secret bytea not null,
        old_wrapped_secret bytea,
        old_secret_until timestamptz,
        failing_since timestamptz,
        last_success_at timestamptz,
        created_at timestamptz not null,
        check (enabled = (switched_off is null))
      )`);
    this.addSql(
      `comment on column webhook_endpoints.family_id is 'Null: the product''s own, which is told of every family.'`,
    );
    this.addSql(`create index webhook_endpoints_family on webhook_endpoints (family_id, owner_id)`);
    this.addSql(`create index webhook_endpoints_owner on webhook_endpoints (owner_id)`);
    this.addSql(`
      create table webhook_events (
        id uuid primary key,
        type text not null,
        at timestamptz not null,
        data jsonb not null
      )`);
    this.addSql(`create index webhook_events_at on webhook_events (at)`);
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
        event_id uuid not null references webhook_events (id) on delete cascade,
        state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED')),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null,
        delivered_at timestamptz,
        last_status integer,
        problem text,
        check ((state = 'WAITING') = (next_attempt_at is not null))
      )`);
    this.addSql(
      `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'WAITING'`,
    );
    this.addSql(
      `create index webhook_deliveries_list on webhook_deliveries (endpoint_id, id desc)`,
    );
    this.addSql(
      `create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at) where state = 'FAILED'`,
    );
    this.addSql(`create index webhook_deliveries_event on webhook_deliveries (event_id)`);
    this.addSql(`
      create table webhook_attempts (
        id uuid primary key,
        delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
        at timestamptz not null,
        duration_ms integer not null,
        status integer,
        problem text,
        answer text not null
      )`);
    this.addSql(`create index webhook_attempts_delivery on webhook_attempts (delivery_id, id)`);
  }

  override down(): void {
    this.addSql(`drop table webhook_attempts`);
    this.addSql(`drop table webhook_deliveries`);
    this.addSql(`drop table webhook_events`);
    this.addSql(`drop table webhook_endpoints`);
  }
}
