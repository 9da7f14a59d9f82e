import { Migration } from '@mikro-orm/migrations';

/** What happens in a family, for its members to read. It begins with what the family already has. */
export class Migration0465 extends Migration {
  override name = '0465-family-events';

  override up(): void {
    this.addSql(`
      create table family_events (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        kind text not null,
        actor_id uuid not null references users (id) on delete cascade,
        subject_kind text,
        subject_id uuid,
        role text,
        at timestamptz not null
      )`);
    this.addSql(`
      insert into family_events (id, family_id, kind, actor_id, at)
      select gen_random_uuid(), family_id, 'MEMBER_JOINED', user_id, created_at from memberships`);
    this.addSql(`
      insert into family_events (id, family_id, kind, actor_id, subject_kind, subject_id, at)
      select gen_random_uuid(), family_id, 'RECORDING_ADDED', created_by, 'RECORDING', id, created_at
      from recordings where state = 'READY' and not held_for_author`);
    this.addSql(`
      insert into family_events (id, family_id, kind, actor_id, subject_kind, subject_id, at)
      select gen_random_uuid(), family_id, 'COMMENT_ADDED', author_id, 'COMMENT', id, created_at
      from comments where deleted_at is null`);
    this.addSql('create index family_events_page on family_events (family_id, at desc, id desc)');
    this.addSql('create index family_events_subject on family_events (subject_kind, subject_id)');
    this.addSql('create index family_events_actor on family_events (actor_id)');
  }

  override down(): void {
    this.addSql('drop table family_events');
  }
}
