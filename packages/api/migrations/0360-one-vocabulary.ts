import { Migration } from '@mikro-orm/migrations';

/** Tables take the names that the code and the API have for them; no row changes. */
export class Migration0360 extends Migration {
  override name = '0360-one-vocabulary';

  override up(): void {
    this.addSql('alter table delivery_letters rename to delivery_snapshots');
    this.addSql('alter index delivery_letters_to_seal rename to delivery_snapshots_to_seal');
    this.addSql('alter table newsletter_campaigns rename to newsletter_issues');
    this.addSql('alter index newsletter_campaigns_live rename to newsletter_issues_live');
    this.addSql('alter table newsletter_campaign_steps rename to newsletter_issue_steps');
    this.addSql('alter table newsletter_issue_steps rename column campaign_id to issue_id');
    this.addSql('alter index newsletter_campaign_steps_list rename to newsletter_issue_steps_list');
    this.addSql('alter table newsletter_recipients rename column campaign_id to issue_id');
    this.addSql('alter table newsletter_consents rename column campaign_id to issue_id');
  }

  override down(): void {
    this.addSql('alter table newsletter_consents rename column issue_id to campaign_id');
    this.addSql('alter table newsletter_recipients rename column issue_id to campaign_id');
    this.addSql('alter index newsletter_issue_steps_list rename to newsletter_campaign_steps_list');
    this.addSql('alter table newsletter_issue_steps rename column issue_id to campaign_id');
    this.addSql('alter table newsletter_issue_steps rename to newsletter_campaign_steps');
    this.addSql('alter index newsletter_issues_live rename to newsletter_campaigns_live');
    this.addSql('alter table newsletter_issues rename to newsletter_campaigns');
    this.addSql('alter index delivery_snapshots_to_seal rename to delivery_letters_to_seal');
    this.addSql('alter table delivery_snapshots rename to delivery_letters');
  }
}
