import { Migration } from '@mikro-orm/migrations';

/** Keys with which programs call the API; the key itself is not here, only its hash. */
export class Migration0080 extends Migration {
  override name = '0080-api-keys';

  override up(): void {
    this.addSql(`
      create table api_keys (
        id uuid primary key,
        kind text not null check (kind in ('personal', 'service')),
        user_id uuid not null references users (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        name text not null,
        key_hash text not null unique,
        hint text not null,
        scopes text[] not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      )`);
    this.addSql(
      `create index api_keys_of_member on api_keys (user_id, id) where kind = 'personal'`,
    );
    this.addSql(`create index api_keys_of_product on api_keys (id) where kind = 'service'`);
    this.addSql(`
      create unlogged table cost_buckets (
        key_hash text primary key,
        level double precision not null,
        at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql(`drop table cost_buckets`);
    this.addSql(`drop table api_keys`);
  }
}
