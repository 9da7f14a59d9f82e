import { Migration } from '@mikro-orm/migrations';

/**
 * Counting without cookies (decision 150). `growth_counts` and `growth_views` are sums with nothing
 * of anybody in them. A mark is a hash under a salt that is deleted with its day: neither survives a
 * crash, nor comes into a backup. Of a sign-up a class stays: which kind of place it came from.
 */
export class Migration0170 extends Migration {
  override name = '0170-growth';

  override up(): void {
    this.addSql(`
      create unlogged table growth_salts (
        day date primary key,
        salt bytea not null
      )`);
    this.addSql(`
      create unlogged table growth_marks (
        day date not null,
        mark text not null,
        source text not null,
        opened_modal boolean not null default false,
        primary key (day, mark)
      )`);
    this.addSql(`
      create table growth_counts (
        week date not null,
        step text not null,
        source text not null,
        value bigint not null,
        primary key (week, step, source)
      )`);
    this.addSql(`
      create table growth_views (
        week date not null,
        path text not null,
        source text not null,
        value bigint not null,
        primary key (week, path, source)
      )`);
    this.addSql(`
      create table growth_sign_ups (
        id uuid primary key,
        user_id uuid unique references users (id) on delete set null,
        source text not null,
        signed_up_at timestamptz not null,
        recorded_at timestamptz,
        scheduled_at timestamptz,
        checkout_at timestamptz,
        paid_at timestamptz
      )`);
    this.addSql('create index growth_sign_ups_time on growth_sign_ups (signed_up_at)');
    this.addSql(`
      create table experiments (
        id uuid primary key,
        name text not null,
        state text not null check (state in ('DRAFT', 'RUNNING', 'STOPPED', 'CONCLUDED')),
        version integer not null default 1,
        salt text not null,
        winner smallint,
        created_at timestamptz not null,
        started_at timestamptz,
        stopped_at timestamptz,
        check ((state = 'CONCLUDED') = (winner is not null))
      )`);
    this.addSql(`
      create unique index experiments_running on experiments (state) where state = 'RUNNING'`);
    this.addSql(`
      create table experiment_variants (
        experiment_id uuid not null references experiments (id) on delete cascade,
        position smallint not null,
        name text not null,
        heading text,
        lead text,
        look text,
        start text,
        visitors bigint not null default 0,
        sign_ups bigint not null default 0,
        primary key (experiment_id, position)
      )`);
    this.addSql(`
      create unlogged table growth_exposures (
        day date not null,
        experiment_id uuid not null,
        mark text not null,
        variant smallint not null,
        signed_up boolean not null default false,
        primary key (day, experiment_id, mark)
      )`);
    this.addSql(`
      alter table site_settings add column hero_look text, add column hero_start text`);
    this.addSql(`
      create table seo_runs (
        id uuid primary key,
        state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
        requested_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        touched_at timestamptz not null,
        pages_known integer not null default 0,
        pages_done integer not null default 0,
        problem text
      )`);
    this.addSql(`
      create unique index seo_runs_one on seo_runs ((true)) where state in ('WAITING', 'RUNNING')`);
    this.addSql(`
      create table seo_pages (
        run_id uuid not null references seo_runs (id) on delete cascade,
        path text not null,
        status integer not null,
        bytes integer not null,
        title text,
        description text,
        canonical text,
        robots text,
        headings integer not null,
        structured_data text[] not null,
        problems integer not null,
        primary key (run_id, path)
      )`);
    this.addSql(`
      create table seo_problems (
        run_id uuid not null references seo_runs (id) on delete cascade,
        path text not null,
        code text not null,
        detail text not null,
        primary key (run_id, path, code, detail)
      )`);
  }

  override down(): void {
    this.addSql('drop table seo_problems, seo_pages, seo_runs');
    this.addSql('alter table site_settings drop column hero_look, drop column hero_start');
    this.addSql('drop table growth_exposures, experiment_variants, experiments');
    this.addSql(
      'drop table growth_sign_ups, growth_views, growth_counts, growth_marks, growth_salts',
    );
  }
}
