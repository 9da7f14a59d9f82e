import { Migration } from '@mikro-orm/migrations';

/**
 * One row: what administrators decided about the public site. Null is the installation's or the
 * product's own. `page_visits` is what counts real visitors: who has no row of the last minute has
 * left, so it need not survive a crash.
 */
export class Migration0071 extends Migration {
  override name = '0071-site-settings';

  override up(): void {
    this.addSql(`
      create table site_settings (
        single boolean primary key default true check (single),
        visitor_badge text check (visitor_badge in ('SIMULATED', 'LIVE', 'OFF')),
        notification_popup boolean,
        support_email text,
        support_phone text,
        hero_heading text,
        hero_lead text,
        version integer not null default 0
      )`);
    this.addSql('insert into site_settings default values');
    this.addSql(`
      create unlogged table page_visits (
        visit uuid primary key,
        seen_at timestamptz not null
      )`);
    this.addSql('create index page_visits_seen on page_visits (seen_at)');
  }

  override down(): void {
    this.addSql('drop table page_visits');
    this.addSql('drop table site_settings');
  }
}
