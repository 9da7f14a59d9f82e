import { Migration } from '@mikro-orm/migrations';

/** One notice about many things that somebody added in one go. */
export class Migration0540 extends Migration {
  override name = '0540-gathered-notices';

  override up(): void {
    this.addSql('alter table notifications add column gathers_until timestamptz');
    this.addSql(`
      create index notifications_gathering on notifications (user_id, actor_id, kind)
      where gathers_until is not null and read_at is null`);
  }

  override down(): void {
    this.addSql('alter table notifications drop column gathers_until');
  }
}
