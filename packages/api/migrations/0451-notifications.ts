import { Migration } from '@mikro-orm/migrations';

/** Notices of members, what each wants of them, and their ways out: mails and push messages. */
export class Migration0451 extends Migration {
  override name = '0451-notifications';

  override up(): void {
    this.addSql(`
      create table notifications (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        family_id uuid references families (id) on delete cascade,
        kind text not null,
        actor_id uuid references users (id) on delete set null,
        subject_kind text,
        subject_id text,
        path text not null,
        words_values jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz,
        muted boolean not null default false,
        mail_pace text,
        mail_at timestamptz,
        mail_id uuid
      )`);
    this.addSql('create index notifications_of_user on notifications (user_id, id desc)');
    this.addSql(`create index notifications_unread on notifications (user_id)
      where read_at is null and not muted`);
    this.addSql(`create index notifications_mail_due on notifications (mail_at)
      where mail_at is not null and mail_id is null`);
    this.addSql(`create index notifications_of_mail on notifications (mail_id)
      where mail_id is not null`);
    this.addSql('create index notifications_of_family on notifications (family_id)');
    this.addSql('create index notifications_of_actor on notifications (actor_id)');
    this.addSql(`create index notifications_read on notifications (read_at)
      where read_at is not null`);
    this.addSql(`
      create table notification_settings (
        user_id uuid primary key references users (id) on delete cascade,
        choices jsonb not null,
        quiet_from smallint,
        quiet_until smallint
      )`);
    this.addSql(`
      create table notification_mutes (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text,
        from_day text,
        until_day text,
        created_at timestamptz not null
      )`);
    this.addSql('create index notification_mutes_of_user on notification_mutes (user_id)');
    this.addSql(`
      create table notification_mails (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        pace text not null,
        period text not null,
        created_at timestamptz not null,
        next_attempt_at timestamptz,
        attempts integer not null default 0,
        sent_at timestamptz,
        unique (user_id, pace, period)
      )`);
    this.addSql(`create index notification_mails_due on notification_mails (next_attempt_at)
      where next_attempt_at is not null`);
    this.addSql(`
      create table push_subscriptions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        session_id uuid not null,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        device text not null,
        created_at timestamptz not null,
        last_success_at timestamptz
      )`);
    this.addSql('create index push_subscriptions_of_user on push_subscriptions (user_id)');
    this.addSql(`
      create table pushes (
        subscription_id uuid not null references push_subscriptions (id) on delete cascade,
        notification_id uuid not null references notifications (id) on delete cascade,
        due_at timestamptz not null,
        attempts integer not null default 0,
        primary key (subscription_id, notification_id)
      )`);
    this.addSql('create index pushes_due on pushes (due_at)');
    this.addSql('create index pushes_of_notification on pushes (notification_id)');
  }

  override down(): void {
    for (const table of [
      'pushes',
      'push_subscriptions',
      'notification_mails',
      'notification_mutes',
      'notification_settings',
      'notifications',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
