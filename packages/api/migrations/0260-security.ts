import { Migration } from '@mikro-orm/migrations';

/**
 * When a session last proved the password, the browsers an account has signed in from, and the
 * security log. Rows that repeat (a wrong password again and again) are one row with a count.
 */
export class Migration0260 extends Migration {
  override name = '0260-security';

  override up(): void {
    this.addSql('alter table sessions add column password_proven_at timestamptz');
    this.addSql(`
      create table known_devices (
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        primary key (user_id, token_hash)
      )`);
    this.addSql('create index known_devices_last_used on known_devices (last_used_at)');
    this.addSql(`
      create table security_events (
        seq bigint generated always as identity primary key,
        kind text not null,
        user_id uuid references users (id) on delete cascade,
        at timestamptz not null,
        last_at timestamptz not null,
        count integer not null default 1,
        network text not null,
        device text not null,
        detail text
      )`);
    this.addSql(
      'create index security_events_of_user on security_events (user_id, seq desc) where user_id is not null',
    );
    this.addSql('create index security_events_kind on security_events (kind, seq desc)');
    this.addSql('create index security_events_last_at on security_events (last_at)');
    this.addSql(
      'alter table webhook_endpoints drop constraint if exists webhook_endpoints_switched_off_check',
    );
    this.addSql(`
      alter table webhook_endpoints add constraint webhook_endpoints_switched_off_check
        check (switched_off in ('OWNER', 'FAILING', 'GONE', 'SECURITY'))`);
  }

  override down(): void {
    this.addSql('drop table security_events');
    this.addSql('drop table known_devices');
    this.addSql('alter table sessions drop column password_proven_at');
  }
}
