import { Migration } from '@mikro-orm/migrations';

/** When somebody declined an invitation, and when a member was reminded of their account's deletion. */
export class Migration0440 extends Migration {
  override name = '0440-declined-invitations';

  override up(): void {
    this.addSql(`
      alter table family_invitations add column declined_at timestamptz
        check (declined_at is null or revoked_at is not null)`);
    this.addSql('alter table account_deletions add column reminded_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table account_deletions drop column reminded_at');
    this.addSql('alter table family_invitations drop column declined_at');
  }
}
