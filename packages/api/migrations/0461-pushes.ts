import { Migration } from '@mikro-orm/migrations';

/** Push messages are sent from this release on: what was due before is not made up for. */
export class Migration0461 extends Migration {
  override name = '0461-pushes';

  override up(): void {
    this.addSql('delete from pushes where due_at <= now()');
  }

  override down(): void {
    // Nothing but messages that nobody waits for was deleted.
  }
}
