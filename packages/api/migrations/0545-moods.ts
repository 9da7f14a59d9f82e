import { Migration } from '@mikro-orm/migrations';

/**
 * The mood that is suggested of what is said, which goes with the words, and the one that a member gave,
 * which stays with the recording. A suggestion is due whenever the vectors of a transcript are new.
 */
export class Migration0545 extends Migration {
  override name = '0545-moods';

  override up(): void {
    this.addSql(`
      create table mood_suggestions (
        recording_id uuid primary key references meanings (recording_id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        mood text,
        engine text,
        made_at timestamptz,
        is_due boolean not null default true,
        due_at timestamptz not null default now()
      )`);
    this.addSql('create index mood_suggestions_due on mood_suggestions (due_at) where is_due');
    this.addSql('create index mood_suggestions_of_family on mood_suggestions (family_id)');
    this.addSql(`
      create index mood_suggestions_by_engine on mood_suggestions (engine) where not is_due`);
    this.addSql(`
      create table said_moods (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        mood text,
        said_by uuid references users (id) on delete set null,
        said_at timestamptz not null
      )`);
    this.addSql('create index said_moods_of_family on said_moods (family_id)');
    this.addSql('create index said_moods_of_member on said_moods (said_by)');
    this.addSql(`
      create function want_mood() returns trigger language plpgsql as $$
      begin
        insert into mood_suggestions (recording_id, family_id)
          values (new.recording_id, new.family_id)
          on conflict (recording_id) do update set is_due = true, due_at = now();
        notify moods;
        return null;
      end $$`);
    // An engine that gave up has settled it with its failures.
    this.addSql(`
      create trigger meanings_mood after update of is_due on meanings
        for each row when (old.is_due and not new.is_due and new.attempts = 0)
        execute function want_mood()`);
    this.addSql(`
      insert into mood_suggestions (recording_id, family_id)
      select recording_id, family_id from meanings where not is_due and attempts = 0`);
  }

  override down(): void {
    this.addSql('drop trigger meanings_mood on meanings');
    this.addSql('drop function want_mood()');
    this.addSql('drop table mood_suggestions, said_moods');
  }
}
