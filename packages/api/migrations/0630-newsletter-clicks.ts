import { Migration } from '@mikro-orm/migrations';

/**
 * Clicks of subscribers who agreed to it (decision 630). Copies that were sent before carry no link
 * that counts, so nobody is taken to have agreed.
 */
export class Migration0630 extends Migration {
  override name = '0630-newsletter-clicks';

  override up(): void {
    this.addSql(
      `alter table newsletter_subscribers add column counts_clicks boolean not null default false`,
    );
    this.addSql(
      `alter table newsletter_recipients add column counts_clicks boolean not null default false`,
    );
    // `link` is the place of the address in the list that is stored with the mail of the issue.
    this.addSql(`
      create table newsletter_clicks (
        recipient_id uuid not null references newsletter_recipients (id) on delete cascade,
        link integer not null check (link >= 0),
        at timestamptz not null,
        primary key (recipient_id, link)
      )`);
  }

  override down(): void {
    this.addSql('drop table newsletter_clicks');
    this.addSql('alter table newsletter_recipients drop column counts_clicks');
    this.addSql('alter table newsletter_subscribers drop column counts_clicks');
  }
}
