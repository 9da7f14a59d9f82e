import { Migration } from '@mikro-orm/migrations';

/** The time zone of the device that signed in, which tells its owner where about it stands. */
export class Migration0456 extends Migration {
  override name = '0456-place-of-a-session';

  override up(): void {
    this.addSql('alter table sessions add column time_zone text');
  }

  override down(): void {
    this.addSql('alter table sessions drop column time_zone');
  }
}
