import { Migration } from '@mikro-orm/migrations';

/** As `seoProblemCodes` was when this ran; later audits store the severity of their own time. */
const codes = [
  ...['STATUS', 'UNREACHABLE', 'BROKEN_LINK', 'NOINDEX_IN_SITEMAP', 'NO_TITLE', 'NO_DESCRIPTION'],
  ...['NO_CANONICAL', 'CANONICAL_ELSEWHERE', 'CANONICAL_BROKEN', 'NO_H1', 'BAD_STRUCTURED_DATA'],
  ...['DUPLICATE_TITLE', 'DUPLICATE_DESCRIPTION', 'REDIRECT_IN_SITEMAP', 'REDIRECT_CHAIN'],
  ...['LINK_REDIRECTS', 'SEVERAL_H1', 'HEADING_ORDER', 'IMAGE_WITHOUT_ALT', 'IMAGE_WITHOUT_SIZE'],
  ...['ORPHAN', 'TITLE_LENGTH', 'DESCRIPTION_LENGTH', 'NO_LANGUAGE', 'HEAVY'],
];

/**
 * What the paged lists of an audit sort, filter and count by, stored once when the audit ends: an
 * audit never changes afterwards, and comparing it with the previous one at every look took seconds.
 */
export class Migration0650 extends Migration {
  override name = '0650-seo-tables';

  override up(): void {
    this.addSql(`
      alter table seo_problems
        add column severity smallint not null default 0,
        add column is_new boolean not null default false`);
    this.addSql(`
      alter table seo_runs
        add column problem_count integer not null default 0,
        add column new_problems integer,
        add column solved_problems integer`);
    this.addSql(`
      update seo_problems n set
        severity = coalesce(array_position(array['${codes.join(`','`)}'], n.code), 0),
        is_new = r.previous is not null and not exists (
          select from seo_problems o where o.run_id = r.previous
            and o.path = n.path and o.code = n.code and o.detail = n.detail)
      from (
        select r.id, (select p.id from seo_runs p where p.state = 'DONE' and p.id < r.id
          order by p.id desc limit 1) as previous
        from seo_runs r where r.state = 'DONE'
      ) r where r.id = n.run_id`);
    this.addSql(`
      update seo_runs r set
        problem_count = (select count(*) from seo_problems n where n.run_id = r.id),
        new_problems = case when f.previous is not null then
          (select count(*) from seo_problems n where n.run_id = r.id and n.is_new) end,
        solved_problems = case when f.previous is not null then
          (select count(*) from seo_problems o where o.run_id = f.previous and not exists (
            select from seo_problems n where n.run_id = r.id
              and o.path = n.path and o.code = n.code and o.detail = n.detail)) end
      from (
        select r.id, (select p.id from seo_runs p where p.state = 'DONE' and p.id < r.id
          order by p.id desc limit 1) as previous
        from seo_runs r where r.state = 'DONE'
      ) f where f.id = r.id`);
    this.addSql('create index seo_problems_worst on seo_problems (run_id, severity, path, detail)');
    this.addSql(
      'create index seo_problems_new on seo_problems (run_id, severity, path, detail) where is_new',
    );
  }

  override down(): void {
    this.addSql('drop index seo_problems_new, seo_problems_worst');
    this.addSql(
      'alter table seo_runs drop column problem_count, drop column new_problems, drop column solved_problems',
    );
    this.addSql('alter table seo_problems drop column severity, drop column is_new');
  }
}
