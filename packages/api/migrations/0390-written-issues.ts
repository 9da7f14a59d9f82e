import { Migration } from '@mikro-orm/migrations';

/**
 * An issue that an administrator writes is WRITTEN; 'letter' means no newsletter any more. No release
 * before 0360 finds this table, so none writes the former word.
 */
export class Migration0390 extends Migration {
  override name = '0390-written-issues';

  override up(): void {
    this.#rename('LETTER', 'WRITTEN');
  }

  override down(): void {
    this.#rename('WRITTEN', 'LETTER');
  }

  /** The constraint has the name of the table when it was made. */
  #rename(from: string, to: string): void {
    this.addSql('alter table newsletter_issues drop constraint newsletter_campaigns_kind_check');
    this.addSql(`update newsletter_issues set kind = '${to}' where kind = '${from}'`);
    this.addSql(`
      alter table newsletter_issues add constraint newsletter_campaigns_kind_check
        check (kind in ('${to}', 'WEEKLY', 'MONTHLY'))`);
  }
}
