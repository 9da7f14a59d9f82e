import { Migration } from '@mikro-orm/migrations';

/** Lists of the console that a person keeps: search, filters, order and columns. */
export class Migration0621 extends Migration {
  override name = '0621-console-views';

  override up(): void {
    this.addSql(`
      create table console_views (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        list text not null check (list in ('users', 'audit')),
        name text not null,
        query text not null,
        hidden_columns jsonb not null default '[]',
        created_at timestamptz not null
      )`);
    this.addSql(
      'create unique index console_views_of on console_views (user_id, list, lower(name))',
    );
  }

  override down(): void {
    this.addSql('drop table console_views');
  }
}
