import { Migration } from '@mikro-orm/migrations';

/** Sealed by an earlier release, by its first byte; bytes compare by it. */
const earlier = (column: string) => `${column} < '\\x02'::bytea`;

/**
 * Notes and file names of recordings, sealed under the key of their family; and one format for all
 * sealed words. Sweeps, which have the keys, seal what is there: the partial indexes hold what they
 * still have to do.
 */
export class Migration0310 extends Migration {
  override name = '0310-sealed-words';

  override up(): void {
    this.addSql(`
      alter table recordings
        add column sealed_note bytea,
        add column sealed_file_name bytea,
        alter column file_name set default ''`);
    // A title that repeats the name of its file is not stored: the name will be sealed.
    this.addSql(`
      update recordings set title = ''
      where origin = 'uploaded' and file_name <> ''
        and title = left(regexp_replace(file_name, '\\.[^.]{1,8}$', ''), 200)`);
    // What was sealed without a version gets one: 0.
    this.addSql(`update delivery_thanks set sealed_words = '\\x00'::bytea || sealed_words`);
    this.addSql(`
      update recipient_choices set sealed_token = '\\x00'::bytea || sealed_token
      where sealed_token is not null`);
    this.addSql(`alter table delivery_letters alter column body set default ''`);
    this.addSql(`drop index messages_plain_body, delivery_letters_plain_body`);
    this.addSql(`
      create index messages_to_seal on messages (family_id, id)
        where body <> '' or ${earlier('sealed_body')}`);
    this.addSql(`
      create index delivery_letters_to_seal on delivery_letters (family_id, message_id)
        where body <> '' or ${earlier('sealed_body')}`);
    this.addSql(`
      create index recordings_notes_to_seal on recordings (family_id, id)
        where note <> '' or ${earlier('sealed_note')}`);
    this.addSql(`
      create index recordings_names_to_seal on recordings (family_id, id)
        where file_name <> '' or ${earlier('sealed_file_name')}`);
    this.addSql(`
      create index delivery_thanks_to_seal on delivery_thanks (family_id, id)
        where ${earlier('sealed_words')}`);
    this.addSql(`
      create index recipient_choices_to_seal on recipient_choices (family_id, delivery_id)
        where ${earlier('sealed_token')}`);
  }
}
