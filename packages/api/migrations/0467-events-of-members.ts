import { Migration } from '@mikro-orm/migrations';

/** What each member of a family did last of a kind. */
export class Migration0467 extends Migration {
  override name = '0467-events-of-members';

  override up(): void {
    this.addSql(`
      create index family_events_of_member
        on family_events (actor_id, family_id, kind, at desc, id desc)`);
    this.addSql('drop index family_events_actor');
  }

  override down(): void {
    this.addSql('create index family_events_actor on family_events (actor_id)');
    this.addSql('drop index family_events_of_member');
  }
}
