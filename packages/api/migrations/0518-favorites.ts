import { Migration } from '@mikro-orm/migrations';

/** A member's own marks on items, which nobody else sees. */
export class Migration0518 extends Migration {
  override name = '0518-favorites';

  override up(): void {
    this.addSql(`
      create table favorites (
        user_id uuid not null references users (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        marked_at timestamptz not null,
        primary key (user_id, recording_id)
      )`);
    this.addSql(`
      create index favorites_in_order on favorites (user_id, family_id, marked_at, recording_id)`);
    this.addSql('create index favorites_of_recording on favorites (recording_id)');
    this.addSql('create index favorites_of_family on favorites (family_id)');
  }

  override down(): void {
    this.addSql('drop table favorites');
  }
}
