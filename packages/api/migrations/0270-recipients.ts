import { Migration } from '@mikro-orm/migrations';

/**
 * What recipients decide: addresses that asked not to be written to (hashes only, never deleted),
 * reminders, companions, thanks; and what their authors hear of it.
 */
export class Migration0270 extends Migration {
  override name = '0270-recipients';

  override up(): void {
    this.addSql(`
      create table address_refusals (
        address_hash text primary key,
        at timestamptz not null,
        honored_at timestamptz
      )`);
    this.addSql(`
      create index address_refusals_to_honor on address_refusals (at) where honored_at is null`);
    this.addSql(`
      alter table deliveries add column closed_by text
        check (closed_by is null or closed_by in ('AUTHOR', 'RECIPIENT'))`);
    this.addSql(`
      create index deliveries_withheld on deliveries (id)
        where problem = 'ASKED_NOT_TO_BE_WRITTEN_TO'`);
    this.addSql(`
      create table recipient_choices (
        family_id uuid not null,
        delivery_id uuid not null,
        link_version integer not null,
        declined_at timestamptz,
        remind_at timestamptz,
        sealed_token bytea,
        reminders integer not null default 0,
        primary key (family_id, delivery_id, link_version),
        foreign key (family_id, delivery_id) references deliveries (family_id, id) on delete cascade,
        check ((remind_at is null) = (sealed_token is null))
      )`);
    this.addSql(`
      create index recipient_choices_to_remind on recipient_choices (remind_at)
        where remind_at is not null`);
    this.addSql(`
      create table delivery_companions (
        family_id uuid not null,
        id uuid not null,
        delivery_id uuid not null,
        link_version integer not null,
        token_hash text not null unique,
        address text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        closed_at timestamptz,
        opened_at timestamptz,
        primary key (family_id, id),
        foreign key (family_id, delivery_id) references deliveries (family_id, id) on delete cascade
      )`);
    this.addSql(`
      create index delivery_companions_of on delivery_companions (delivery_id, created_at)`);
    this.addSql(`
      create table delivery_thanks (
        family_id uuid not null,
        id uuid not null,
        delivery_id uuid not null,
        message_id uuid not null,
        sealed_words bytea not null,
        at timestamptz not null,
        primary key (family_id, id),
        foreign key (family_id, delivery_id) references deliveries (family_id, id) on delete cascade
      )`);
    this.addSql(`create index delivery_thanks_of on delivery_thanks (message_id, at)`);
    this.addSql(`create index delivery_thanks_by on delivery_thanks (delivery_id)`);
    this.addSql(`
      create table author_news (
        family_id uuid not null,
        id uuid not null,
        message_id uuid not null,
        delivery_id uuid not null,
        kind text not null check (kind in (
          'DELIVERED', 'OPENED', 'THANKED', 'NOT_FOR_ME', 'WITHHELD')),
        thanks_id uuid,
        at timestamptz not null,
        batch_id uuid,
        done_at timestamptz,
        primary key (family_id, id),
        foreign key (family_id, delivery_id) references deliveries (family_id, id) on delete cascade
      )`);
    this.addSql(`
      create unique index author_news_once on author_news (delivery_id, kind)
        where kind in ('DELIVERED', 'OPENED')`);
    this.addSql(`
      create index author_news_to_batch on author_news (at) where batch_id is null`);
    this.addSql(`
      create index author_news_to_send on author_news (batch_id) where done_at is null`);
    this.addSql(`
      create table author_mail_choices (
        user_id uuid primary key references users (id) on delete cascade,
        on_delivery boolean not null default true,
        on_opening boolean not null default true,
        on_thanks boolean not null default true
      )`);
    this.addSql(`alter table users add column sender_name text`);
  }

  override down(): void {
    this.addSql(`alter table users drop column sender_name`);
    this.addSql(`drop table author_mail_choices, author_news, delivery_thanks, delivery_companions,
      recipient_choices, address_refusals`);
    this.addSql(`drop index deliveries_withheld`);
    this.addSql(`alter table deliveries drop column closed_by`);
  }
}
