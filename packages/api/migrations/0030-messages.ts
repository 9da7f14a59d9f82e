import { Migration } from '@mikro-orm/migrations';

/**
 * Messages, the people they are for and the recordings they carry. `next_step_at` is when the
 * engine has to look at a message again; its partial index holds only messages that wait for
 * something, so that the sweep costs what is due and not what waits.
 */
export class Migration0030 extends Migration {
  override name = '0030-messages';

  override up(): void {
    this.addSql(`
      create table messages (
        family_id uuid not null references families (id),
        id uuid not null unique,
        author_id uuid not null references users (id),
        client_id text not null,
        title text not null default '',
        body text not null default '',
        state text not null default 'DRAFT' check (state in (
          'DRAFT', 'SCHEDULED', 'REMINDED', 'SECOND_REMINDED',
          'DELIVERING', 'DELIVERED', 'CANCELLED', 'FAILED')),
        postponed boolean not null default false,
        version integer not null default 1,
        trigger_kind text check (trigger_kind in ('DATE', 'RECURRING', 'OCCASION')),
        local_date date,
        local_time time,
        time_zone text,
        recurrence text check (recurrence in ('BIRTHDAY', 'ANNIVERSARY', 'YEARLY')),
        until_year integer,
        leap_day_rule text check (leap_day_rule in ('FEBRUARY_28', 'MARCH_1')),
        occasion text,
        scheduled_at timestamptz,
        confirmed_occurrence date,
        reminded_at timestamptz,
        second_reminded_at timestamptz,
        occurrence date,
        next_step_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (family_id, id),
        unique (author_id, client_id),
        check (trigger_kind is null or time_zone is not null)
      )`);
    this.addSql(`
      create index messages_due on messages (next_step_at, id) where next_step_at is not null`);
    this.addSql(`
      create index messages_list on messages (family_id, author_id, updated_at desc, id desc)`);
    this.addSql(`
      create table message_recipients (
        family_id uuid not null,
        id uuid not null unique,
        message_id uuid not null,
        name text not null default '',
        email text not null default '',
        relation text,
        time_zone text,
        position integer not null,
        removed_at timestamptz,
        primary key (family_id, id),
        foreign key (family_id, message_id) references messages (family_id, id) on delete cascade
      )`);
    this.addSql(`
      create index message_recipients_of on message_recipients (family_id, message_id, position)
        where removed_at is null`);
    this.addSql(`
      create table message_attachments (
        family_id uuid not null,
        message_id uuid not null,
        recording_id uuid not null,
        position integer not null,
        primary key (family_id, message_id, recording_id),
        foreign key (family_id, message_id) references messages (family_id, id) on delete cascade
      )`);
    this.addSql(`
      create index message_attachments_recording on message_attachments (family_id, recording_id)`);
  }

  override down(): void {
    this.addSql('drop table message_attachments');
    this.addSql('drop table message_recipients');
    this.addSql('drop table messages');
  }
}
