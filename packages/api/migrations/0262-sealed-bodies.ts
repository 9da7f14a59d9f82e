import { Migration } from '@mikro-orm/migrations';

/**
 * Letters sealed under the key of their family. Rows that hold plain words are sealed by a sweep,
 * which needs the key; the partial indexes hold only what it still has to do.
 */
export class Migration0262 extends Migration {
  override name = '0262-sealed-bodies';

  override up(): void {
    this.addSql('alter table messages add column sealed_body bytea');
    this.addSql('alter table delivery_letters add column sealed_body bytea');
    this.addSql(`create index messages_plain_body on messages (id) where body <> ''`);
    this.addSql(
      `create index delivery_letters_plain_body on delivery_letters (message_id) where body <> ''`,
    );
  }

  override down(): void {
    this.addSql('alter table messages drop column sealed_body');
    this.addSql('alter table delivery_letters drop column sealed_body');
  }
}
