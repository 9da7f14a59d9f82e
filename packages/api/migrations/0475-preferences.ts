import { Migration } from '@mikro-orm/migrations';

/**
 * What an account chose about every page, as one text (`preferences.ts` of the schema reads it).
 * `locale` says which language its browser asked for when it last signed in, for mails that no
 * request comes with.
 */
export class Migration0475 extends Migration {
  override name = '0475-preferences';

  override up(): void {
    this.addSql(`alter table users add column preferences text not null default ''`);
  }

  override down(): void {
    this.addSql('alter table users drop column preferences');
  }
}
