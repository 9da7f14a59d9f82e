import { Migration } from '@mikro-orm/migrations';

/**
 * Deliveries (one a recipient and occurrence), what was said at the time, answer links, the hold,
 * and the ledger, which nothing can rewrite. The partial indexes hold only what waits to be sent or
 * is being sent.
 */
export class Migration0040 extends Migration {
  override name = '0040-delivery';

  override up(): void {
    this.addSql(`
      create table delivery_letters (
        family_id uuid not null,
        message_id uuid not null,
        occurrence date not null,
        title text not null,
        body text not null,
        from_name text not null,
        recording_ids uuid[] not null,
        created_at timestamptz not null,
        primary key (family_id, message_id, occurrence),
        foreign key (family_id, message_id) references messages (family_id, id)
      )`);
    this.addSql(`
      create table deliveries (
        family_id uuid not null,
        id uuid not null unique,
        message_id uuid not null,
        recipient_id uuid not null,
        occurrence date not null,
        state text not null check (state in (
          'WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'CANCELLED')),
        recipient_name text not null,
        address text not null,
        time_zone text not null,
        due_at timestamptz not null,
        late_reason text,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        mail_message_id text not null,
        provider_answer text,
        problem text,
        link_version integer not null default 1,
        token_hash text not null unique,
        sending_since timestamptz,
        sending_by integer,
        delivered_at timestamptz,
        opened_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null,
        primary key (family_id, id),
        unique (message_id, recipient_id, occurrence),
        foreign key (family_id, message_id, occurrence)
          references delivery_letters (family_id, message_id, occurrence),
        check ((state = 'WAITING') = (next_attempt_at is not null)),
        check ((state = 'SENDING') = (sending_since is not null and sending_by is not null))
      )`);
    this.addSql(`
      create index deliveries_to_send on deliveries (next_attempt_at, id)
        where next_attempt_at is not null`);
    this.addSql(`
      create index deliveries_being_sent on deliveries (sending_since) where state = 'SENDING'`);
    this.addSql(`create index deliveries_of on deliveries (family_id, message_id, occurrence)`);
    this.addSql(`
      create table delivery_events (
        family_id uuid not null,
        id uuid not null,
        seq bigint generated always as identity,
        message_id uuid not null,
        delivery_id uuid,
        at timestamptz not null,
        actor text not null,
        what text not null,
        from_state text,
        to_state text,
        why text,
        evidence jsonb not null default '{}',
        primary key (family_id, id),
        foreign key (family_id, message_id) references messages (family_id, id)
      )`);
    this.addSql(`create index delivery_events_of on delivery_events (family_id, message_id, seq)`);
    this.addSql(`create unique index delivery_events_seq on delivery_events (seq)`);
    this.addSql(`
      create function refuse_to_rewrite_the_ledger() returns trigger language plpgsql as $$
      begin
        raise exception 'the delivery ledger is append-only';
      end $$`);
    this.addSql(`
      create trigger delivery_events_are_final
        before update or delete or truncate on delivery_events
        for each statement execute function refuse_to_rewrite_the_ledger()`);
    this.addSql(`
      create table delivery_tokens (
        family_id uuid not null,
        id uuid not null,
        token_hash text not null unique,
        purpose text not null check (purpose in ('REMINDER', 'SECOND_REMINDER')),
        message_id uuid not null,
        occurrence date not null,
        expires_at timestamptz not null,
        answer text check (answer in ('CONFIRM', 'POSTPONE', 'CANCEL')),
        answered_at timestamptz,
        created_at timestamptz not null,
        primary key (family_id, id),
        foreign key (family_id, message_id) references messages (family_id, id)
      )`);
    this.addSql(`
      create table delivery_hold (
        only_row boolean primary key default true check (only_row),
        held boolean not null default false,
        reason text,
        since timestamptz,
        database_identity text
      )`);
    this.addSql(`insert into delivery_hold default values`);
  }

  override down(): void {
    this.addSql('drop table delivery_hold, delivery_tokens, delivery_events');
    this.addSql('drop function refuse_to_rewrite_the_ledger');
    this.addSql('drop table deliveries, delivery_letters');
  }
}
