import { Migration } from '@mikro-orm/migrations';

/**
 * The key of the editor that made a draft, unique for each administrator: a creation that is repeated
 * because its answer was lost makes one draft. Rows without a key are as many as there are.
 */
export class Migration0395 extends Migration {
  override name = '0395-client-ids';

  override up(): void {
    this.addSql(`
      alter table blog_posts
        add column created_by uuid references users (id) on delete set null,
        add column client_id text,
        add constraint blog_posts_client_id_key unique (created_by, client_id)`);
    this.addSql(`
      alter table newsletter_issues
        add column client_id text,
        add constraint newsletter_issues_client_id_key unique (created_by, client_id)`);
  }

  override down(): void {
    this.addSql('alter table newsletter_issues drop column client_id');
    this.addSql('alter table blog_posts drop column client_id, drop column created_by');
  }
}
