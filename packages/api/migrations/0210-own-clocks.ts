import { Migration } from '@mikro-orm/migrations';

/**
 * Each person's own clock decides when a message reaches them, so the next step of an armed message
 * may come up to 26 hours sooner than it was planned. A moment in the past has the engine look at
 * each of them once more; nothing is sent before its time by that.
 */
export class Migration0210 extends Migration {
  override name = '0210-own-clocks';

  override up(): void {
    this.addSql(`
      update messages m set next_step_at = '2000-01-01T00:00:00Z'
      where m.state in ('SCHEDULED', 'REMINDED', 'SECOND_REMINDED') and m.next_step_at is not null
        and exists (select 1 from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null
            and r.time_zone is not null and r.time_zone <> m.time_zone)`);
  }

  override down(): void {
    // Nothing to take back: the engine has planned these messages again.
  }
}
