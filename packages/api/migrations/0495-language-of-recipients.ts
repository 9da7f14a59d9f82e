import { Migration } from '@mikro-orm/migrations';

/**
 * The language of each recipient: `locale` as the author chose it for them, `own_locale` as they
 * chose it on their page, which wins. Without either, mails are in the author's language.
 */
export class Migration0495 extends Migration {
  override name = '0495-language-of-recipients';

  override up(): void {
    this.addSql(
      'alter table message_recipients add column locale text, add column own_locale text',
    );
  }

  override down(): void {
    this.addSql('alter table message_recipients drop column locale, drop column own_locale');
  }
}
