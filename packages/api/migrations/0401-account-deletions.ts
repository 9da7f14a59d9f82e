import { Migration } from '@mikro-orm/migrations';

/** A member's wish to have the account deleted, which can be taken back until it is due. */
export class Migration0401 extends Migration {
  override name = '0401-account-deletions';

  override up(): void {
    this.addSql(`
      create table account_deletions (
        user_id uuid primary key references users (id),
        asked_at timestamptz not null,
        due_at timestamptz not null
      )`);
    this.addSql('create index account_deletions_due on account_deletions (due_at)');
  }

  override down(): void {
    this.addSql('drop table account_deletions');
  }
}
