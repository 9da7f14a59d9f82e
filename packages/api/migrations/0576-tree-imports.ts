import { Migration } from '@mikro-orm/migrations';

/** Files that are brought into a tree: what was sent, what it holds, what was lost, whom it matches. */
export class Migration0576 extends Migration {
  override name = '0576-tree-imports';

  override up(): void {
    this.addSql(`
      create table tree_imports (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        created_by uuid references users (id) on delete set null,
        client_id uuid not null,
        state text not null,
        sealed_file_name bytea,
        length bigint not null,
        received bigint not null default 0,
        summary jsonb,
        problem_count integer not null default 0,
        match_count integer not null default 0,
        with_media boolean not null default true,
        progress smallint not null default 0,
        problem text,
        change_id uuid,
        attempts smallint not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (created_by, client_id)
      )`);
    this.addSql('create index tree_imports_of_family on tree_imports (family_id, id)');
    this.addSql(`create index tree_imports_open on tree_imports (updated_at)
      where state in ('UPLOADING', 'ANALYZING', 'READY', 'IMPORTING')`);
    this.addSql(`
      create table tree_import_parts (
        import_id uuid not null references tree_imports (id) on delete cascade,
        start bigint not null,
        bytes bigint not null,
        blob_key text not null,
        primary key (import_id, start)
      )`);
    this.addSql(`
      create table tree_import_problems (
        import_id uuid not null references tree_imports (id) on delete cascade,
        ordinal integer not null,
        line integer,
        code text not null,
        structure text not null,
        words text not null,
        primary key (import_id, ordinal)
      )`);
    this.addSql(`
      create table tree_import_matches (
        import_id uuid not null references tree_imports (id) on delete cascade,
        ordinal integer not null,
        xref text not null,
        individual_id uuid not null,
        reason text not null,
        score smallint not null,
        person jsonb not null,
        decision text not null,
        primary key (import_id, ordinal)
      )`);
    this.addSql(
      'create index tree_import_matches_of_person on tree_import_matches (individual_id)',
    );
    this.addSql(`
      create table tree_import_media (
        import_id uuid not null references tree_imports (id) on delete cascade,
        path text not null,
        recording_id uuid not null,
        is_new boolean not null,
        primary key (import_id, path)
      )`);
  }

  override down(): void {
    for (const table of ['media', 'matches', 'problems', 'parts']) {
      this.addSql(`drop table tree_import_${table}`);
    }
    this.addSql('drop table tree_imports');
  }
}
