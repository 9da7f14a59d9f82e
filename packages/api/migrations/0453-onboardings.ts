import { Migration } from '@mikro-orm/migrations';

/** Which first steps a member has passed, and the indexes of the home page. */
export class Migration0453 extends Migration {
  override name = '0453-onboardings';

  override up(): void {
    this.addSql(`
      create table onboardings (
        user_id uuid primary key references users (id) on delete cascade,
        passed text[] not null,
        closed_at timestamptz,
        created_at timestamptz not null
      )`);
    // Read without the table: the home page counts all of a family's recordings.
    this.addSql(`
      create index recordings_kept on recordings (family_id, kind) include (bytes, display_bytes)
        where state <> 'UPLOADING' and not held_for_author`);
    // The home page asks who invited a member's address.
    this.addSql(`
      create index family_invitations_to on family_invitations (email_key)
        where accepted_at is null and revoked_at is null`);
  }

  override down(): void {
    this.addSql('drop index recordings_kept, family_invitations_to');
    this.addSql('drop table onboardings');
  }
}
