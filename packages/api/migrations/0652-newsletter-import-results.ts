import { Migration } from '@mikro-orm/migrations';

/** What became of an import's rows, and whether it was undone. Unknown of the imports before. */
export class Migration0652 extends Migration {
  override name = '0652-newsletter-import-results';

  override up(): void {
    this.addSql(`
      alter table newsletter_imports
        add column file_name text not null default '',
        add column rows integer not null default 0,
        add column known integer not null default 0,
        add column refused integer not null default 0,
        add column undone_at timestamptz,
        add column undone_by uuid,
        add column removed integer not null default 0`);
    this.addSql('update newsletter_imports set rows = added');
    this.addSql(`
      create table newsletter_import_refusals (
        newsletter_import_id uuid not null references newsletter_imports (id) on delete cascade,
        row integer not null,
        email text not null,
        email_key text,
        reason text not null check (reason in (
          'UNSUBSCRIBED', 'SUPPRESSED', 'INVALID', 'DUPLICATE')),
        primary key (newsletter_import_id, row)
      )`);
    this.addSql(`
      create index newsletter_import_refusals_key on newsletter_import_refusals (email_key)
        where email_key is not null`);
    this.addSql(`
      create index newsletter_consents_import on newsletter_consents (newsletter_import_id)
        where newsletter_import_id is not null`);
  }

  override down(): void {
    this.addSql('drop index newsletter_consents_import');
    this.addSql('drop table newsletter_import_refusals');
    this.addSql(`
      alter table newsletter_imports
        drop column file_name, drop column rows, drop column known, drop column refused,
        drop column undone_at, drop column undone_by, drop column removed`);
  }
}
