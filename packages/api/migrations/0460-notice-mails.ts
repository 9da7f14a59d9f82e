import { Migration } from '@mikro-orm/migrations';

/** Mails about notices are sent from this release on: what was due before is not made up for. */
export class Migration0460 extends Migration {
  override name = '0460-notice-mails';

  override up(): void {
    this.addSql(`update notifications set mail_at = null
      where mail_at <= now() and mail_id is null`);
  }

  override down(): void {
    // Nothing was changed but due dates.
  }
}
