import { Migration } from '@mikro-orm/migrations';

/**
 * Who is here now, by process. Unlogged: it is in no backup, and after a crash of the database each
 * process writes its part again. No foreign keys: a row lives for seconds, and one that is late must
 * not make the others of its statement fail.
 */
export class Migration0480 extends Migration {
  override name = '0480-presence';

  override up(): void {
    this.addSql(`
      create unlogged table presences (
        family_id uuid not null,
        user_id uuid not null,
        process_id uuid not null,
        expires_at timestamptz not null,
        primary key (family_id, user_id, process_id)
      )`);
    this.addSql(`
      create table hidden_presences (
        user_id uuid primary key references users (id) on delete cascade
      )`);
  }

  override down(): void {
    this.addSql('drop table presences');
    this.addSql('drop table hidden_presences');
  }
}
