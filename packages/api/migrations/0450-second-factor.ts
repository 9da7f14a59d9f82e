import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps, recovery codes, and sign-ins that wait for their second step. */
export class Migration0450 extends Migration {
  override name = '0450-second-factor';

  override up(): void {
    this.addSql(`
      create table authenticators (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_secret bytea not null,
        last_step bigint,
        created_at timestamptz not null,
        confirmed_at timestamptz
      )`);
    this.addSql(`
      create table recovery_codes (
        user_id uuid not null references users (id) on delete cascade,
        code_hash text not null,
        created_at timestamptz not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`);
    this.addSql(`
      create table second_steps (
        token_hash text primary key,
        user_id uuid not null references users (id) on delete cascade,
        browser_hash text not null,
        attempts integer not null default 0,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    this.addSql('create index second_steps_of_user on second_steps (user_id)');
    this.addSql('create index second_steps_expiry on second_steps (expires_at)');
  }

  override down(): void {
    this.addSql('drop table second_steps');
    this.addSql('drop table recovery_codes');
    this.addSql('drop table authenticators');
  }
}
