import { Migration } from '@mikro-orm/migrations';

/** What members say of the product; one of each. The partial index holds what readers see. */
export class Migration0132 extends Migration {
  override name = '0132-reviews';

  override up(): void {
    this.addSql(`
      create table reviews (
        id uuid primary key,
        author_id uuid not null unique references users (id) on delete cascade,
        rating smallint not null check (rating between 1 and 5),
        body text not null,
        display_name text not null,
        place text not null,
        state text not null default 'WAITING' check (state in ('WAITING', 'PUBLISHED', 'REFUSED')),
        reply text,
        written_at timestamptz not null,
        published_at timestamptz,
        check (state <> 'PUBLISHED' or published_at is not null)
      )`);
    this.addSql(`
      create index reviews_public on reviews (id desc) where state = 'PUBLISHED'`);
    this.addSql(`create index reviews_state on reviews (state, id desc)`);
  }

  override down(): void {
    this.addSql('drop table reviews');
  }
}
