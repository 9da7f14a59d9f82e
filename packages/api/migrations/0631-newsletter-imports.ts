import { Migration } from '@mikro-orm/migrations';

/** Imports of subscribers: what was said about their consent, and by whom. */
export class Migration0631 extends Migration {
  override name = '0631-newsletter-imports';

  override up(): void {
    this.addSql(`
      create table newsletter_imports (
        id uuid primary key,
        source text not null,
        statement text not null,
        consented_on date not null,
        added integer not null,
        imported_by uuid,
        at timestamptz not null
      )`);
    this.addSql('alter table newsletter_consents drop constraint newsletter_consents_act_check');
    this.addSql(`
      alter table newsletter_consents add constraint newsletter_consents_act_check check (act in (
        'ASKED', 'CONFIRMED', 'CHANGED', 'UNSUBSCRIBED', 'RESUBSCRIBED', 'SUPPRESSED', 'IMPORTED'))`);
    this.addSql(
      `alter table newsletter_consents add column newsletter_import_id uuid references newsletter_imports (id)`,
    );
  }

  override down(): void {
    this.addSql(`delete from newsletter_consents where act = 'IMPORTED'`);
    this.addSql('alter table newsletter_consents drop column newsletter_import_id');
    this.addSql('alter table newsletter_consents drop constraint newsletter_consents_act_check');
    this.addSql(`
      alter table newsletter_consents add constraint newsletter_consents_act_check check (act in (
        'ASKED', 'CONFIRMED', 'CHANGED', 'UNSUBSCRIBED', 'RESUBSCRIBED', 'SUPPRESSED'))`);
    this.addSql('drop table newsletter_imports');
  }
}
