import { Migration } from '@mikro-orm/migrations';

/**
 * The first event of a family, when it was made, is that its founder started it. And the notices that
 * are given once, to be found again.
 */
export class Migration0481 extends Migration {
  override name = '0481-founders-and-single-notices';

  override up(): void {
    this.addSql(`
      update family_events set kind = 'FAMILY_STARTED' where id in (
        select distinct on (e.family_id) e.id
        from family_events e join families f on f.id = e.family_id
        where e.kind = 'MEMBER_JOINED' and e.at < f.created_at + interval '1 minute'
        order by e.family_id, e.at, e.id)`);
    this.addSql(`create index notifications_of_reactions on notifications (user_id, actor_id, path)
      where kind = 'reactionAdded'`);
  }

  override down(): void {
    this.addSql('drop index notifications_of_reactions');
    this.addSql(`update family_events set kind = 'MEMBER_JOINED' where kind = 'FAMILY_STARTED'`);
  }
}
