import { Migration } from '@mikro-orm/migrations';

/** A new address that waits until both mailboxes, the present one and the new one, have confirmed it. */
export class Migration0400 extends Migration {
  override name = '0400-email-changes';

  override up(): void {
    this.addSql(`
      create table email_changes (
        user_id uuid primary key references users (id),
        email text not null,
        current_confirmed_at timestamptz,
        new_confirmed_at timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table email_changes');
  }
}
