import { Migration } from '@mikro-orm/migrations';

/** Enquiries have a state, an assignee, a thread of mails, notes, and canned answers. */
export class Migration0615 extends Migration {
  override name = '0615-inbox';

  override up(): void {
    this.addSql(`alter table enquiries drop constraint enquiries_kind_check`);
    this.addSql(`
      alter table enquiries
        add constraint enquiries_kind_check
          check (kind in ('CONTACT', 'ASSISTANCE', 'RESEARCH', 'PRINTING', 'EMAIL')),
        add column closed_at timestamptz,
        add column assignee_id uuid references users (id) on delete set null,
        add column version integer not null default 1,
        add column last_in_at timestamptz,
        add column last_at timestamptz`);
    this.addSql(`
      update enquiries set closed_at = answered_at, last_in_at = received_at,
        last_at = greatest(received_at, answered_at)`);
    this.addSql(`
      alter table enquiries
        alter column last_in_at set not null,
        alter column last_at set not null,
        -- For a process of the release before, which knows neither.
        alter column last_in_at set default now(),
        alter column last_at set default now(),
        add check (closed_at is null or answered_at is not null)`);
    this.addSql(`drop index enquiries_of_kind`);
    this.addSql(`drop index enquiries_open`);
    this.addSql(`create index enquiries_last on enquiries (last_at desc, id desc)`);
    this.addSql(`create index enquiries_of_kind on enquiries (kind, last_at desc, id desc)`);
    this.addSql(`
      create index enquiries_open on enquiries (last_at desc, id desc) where answered_at is null`);
    this.addSql(`
      create index enquiries_of_assignee on enquiries (assignee_id, last_at desc, id desc)
      where assignee_id is not null`);

    this.addSql(`
      create table enquiry_messages (
        id uuid primary key,
        enquiry_id uuid not null references enquiries (id) on delete cascade,
        direction text not null check (direction in ('IN', 'OUT')),
        automatic boolean not null default false,
        author_id uuid references users (id) on delete set null,
        author_name text not null,
        address text not null,
        subject text not null,
        body text not null,
        mail_id text not null unique,
        attachments jsonb not null,
        client_id text unique,
        at timestamptz not null,
        state text check (state in ('WAITING', 'SENT', 'FAILED')),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        problem text,
        check ((direction = 'OUT') = (state is not null)),
        check ((state is not distinct from 'WAITING') = (next_attempt_at is not null))
      )`);
    this.addSql(`create index enquiry_messages_of on enquiry_messages (enquiry_id, id)`);
    this.addSql(`
      create index enquiry_messages_author on enquiry_messages (author_id)
      where author_id is not null`);
    this.addSql(`
      create index enquiry_messages_due on enquiry_messages (next_attempt_at)
      where next_attempt_at is not null`);

    this.addSql(`
      create table enquiry_notes (
        id uuid primary key,
        enquiry_id uuid not null references enquiries (id) on delete cascade,
        author_id uuid references users (id) on delete set null,
        author_name text not null,
        body text not null,
        client_id text unique,
        at timestamptz not null
      )`);
    this.addSql(`create index enquiry_notes_of on enquiry_notes (enquiry_id, id)`);
    this.addSql(`
      create index enquiry_notes_author on enquiry_notes (author_id) where author_id is not null`);

    this.addSql(`
      create table enquiry_reads (
        enquiry_id uuid not null references enquiries (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        read_at timestamptz not null,
        primary key (enquiry_id, user_id)
      )`);
    this.addSql(`create index enquiry_reads_of_user on enquiry_reads (user_id)`);

    this.addSql(`
      create table enquiry_canned_answers (
        id uuid primary key,
        name text not null,
        body text not null,
        version integer not null default 1,
        updated_at timestamptz not null
      )`);
    this.addSql(`
      create unique index enquiry_canned_answers_name on enquiry_canned_answers (lower(name))`);
  }

  override down(): void {
    this.addSql(`drop table enquiry_canned_answers`);
    this.addSql(`drop table enquiry_reads`);
    this.addSql(`drop table enquiry_notes`);
    this.addSql(`drop table enquiry_messages`);
    this.addSql(`drop index enquiries_last`);
    this.addSql(`drop index enquiries_of_kind`);
    this.addSql(`drop index enquiries_open`);
    this.addSql(`delete from enquiries where kind = 'EMAIL'`);
    this.addSql(`alter table enquiries drop constraint enquiries_kind_check`);
    this.addSql(`
      alter table enquiries
        drop column closed_at,
        drop column assignee_id,
        drop column version,
        drop column last_in_at,
        drop column last_at,
        add constraint enquiries_kind_check
          check (kind in ('CONTACT', 'ASSISTANCE', 'RESEARCH', 'PRINTING'))`);
    this.addSql(`create index enquiries_of_kind on enquiries (kind, id desc)`);
    this.addSql(`create index enquiries_open on enquiries (id desc) where answered_at is null`);
  }
}
