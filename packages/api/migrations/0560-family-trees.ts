import { Migration } from '@mikro-orm/migrations';

/**
 * The tree of a family. `tree_records` holds each record as its GEDCOM structures, which are the truth;
 * the other tables are derived from one record each, so that any of them can be rebuilt. They have no
 * foreign key to their record: a row is written and deleted together with it, 100,000 at a time.
 */
export class Migration0560 extends Migration {
  override name = '0560-family-trees';

  override up(): void {
    for (const statement of [
      ...records,
      ...people,
      ...unions,
      ...facts,
      ...links,
      ...differences,
      ...ledger,
    ]) {
      this.addSql(statement);
    }
  }

  override down(): void {
    for (const table of tables) this.addSql(`drop table ${table}`);
  }
}

const tables = [
  'tree_differences',
  ...['tree_change_records', 'tree_changes', 'tree_people', 'tree_citations', 'tree_media_links'],
  ...['tree_media', 'tree_events', 'tree_pedigrees', 'tree_union_people', 'tree_unions'],
  ...['tree_name_words', 'tree_individuals', 'tree_records', 'trees'],
];

const family = 'family_id uuid not null references families (id) on delete cascade';

const records = [
  `create table trees (
    family_id uuid primary key references families (id) on delete cascade,
    version integer not null,
    updated_at timestamptz not null
  )`,
  `create table tree_records (
    ${family},
    id uuid not null,
    kind text not null,
    xref text,
    structure jsonb not null,
    version integer not null,
    created_by uuid references users (id) on delete set null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    removed_at timestamptz,
    merged_into uuid,
    import_id uuid,
    primary key (family_id, id)
  )`,
  `create index tree_records_of_kind on tree_records (family_id, kind, id) where removed_at is null`,
  'create index tree_records_of_import on tree_records (family_id, import_id) where import_id is not null',
  'create index tree_records_of_user on tree_records (created_by)',
];

const people = [
  `create table tree_individuals (
    ${family},
    id uuid not null,
    name text not null,
    given text not null,
    surname text not null,
    sort_name text collate "C" not null,
    sex text not null,
    birth_text text not null,
    birth_year integer,
    birth_sort integer,
    birth_place text not null,
    death_text text not null,
    death_year integer,
    death_sort integer,
    death_place text not null,
    died boolean not null,
    born_to integer,
    died_to integer,
    alive_by integer,
    presumed_dead_year integer,
    restriction text not null,
    created_by uuid,
    primary key (family_id, id)
  )`,
  'create index tree_individuals_by_name on tree_individuals (family_id, sort_name, id)',
  `create table tree_name_words (
    ${family},
    individual_id uuid not null,
    word text collate "C" not null,
    sound text collate "C" not null,
    is_surname boolean not null,
    primary key (family_id, individual_id, word)
  )`,
  'create index tree_name_words_by_word on tree_name_words (family_id, word)',
  'create index tree_name_words_by_sound on tree_name_words (family_id, sound)',
];

const unions = [
  `create table tree_unions (
    ${family},
    id uuid not null,
    kind text not null,
    marriage_text text not null,
    marriage_year integer,
    married_to integer,
    marriage_place text not null,
    restriction text not null,
    created_by uuid,
    primary key (family_id, id)
  )`,
  `create table tree_union_people (
    ${family},
    union_id uuid not null,
    individual_id uuid not null,
    role text not null,
    ordinal integer not null,
    primary key (family_id, union_id, individual_id, role)
  )`,
  'create index tree_union_people_of_individual on tree_union_people (family_id, individual_id)',
  // Of children whose pedigree is stated; without a row it is by birth.
  `create table tree_pedigrees (
    ${family},
    individual_id uuid not null,
    union_id uuid not null,
    pedigree text not null,
    primary key (family_id, individual_id, union_id)
  )`,
];

const facts = [
  `create table tree_events (
    ${family},
    record_id uuid not null,
    ordinal integer not null,
    tag text not null,
    type text not null,
    value text not null,
    date_text text not null,
    year integer,
    month integer,
    day integer,
    sort integer,
    sort_to integer,
    last_year integer,
    place text not null,
    latitude double precision,
    longitude double precision,
    restriction text not null,
    primary key (family_id, record_id, ordinal)
  )`,
  `create index tree_events_in_order on tree_events (family_id, sort, record_id, ordinal) where sort is not null`,
  `create index tree_events_by_place on tree_events (family_id, place) where place <> ''`,
  `create index tree_events_by_day on tree_events (family_id, month, day) where day is not null`,
];

const links = [
  `create table tree_media (
    ${family},
    media_id uuid not null,
    ordinal integer not null,
    recording_id uuid not null,
    media_type text not null,
    primary key (family_id, media_id, ordinal)
  )`,
  'create index tree_media_of_recording on tree_media (family_id, recording_id)',
  `create table tree_media_links (
    ${family},
    record_id uuid not null,
    ordinal integer not null,
    media_id uuid not null,
    fact integer,
    primary key (family_id, record_id, ordinal)
  )`,
  'create index tree_media_links_of_media on tree_media_links (family_id, media_id)',
  `create table tree_citations (
    ${family},
    record_id uuid not null,
    ordinal integer not null,
    fact integer,
    source_id uuid,
    quality integer,
    media_id uuid,
    span_from_ms integer,
    span_to_ms integer,
    primary key (family_id, record_id, ordinal)
  )`,
  'create index tree_citations_of_source on tree_citations (family_id, source_id)',
  'create index tree_citations_of_media on tree_citations (family_id, media_id)',
  `create table tree_people (
    ${family},
    individual_id uuid not null,
    member_id uuid references users (id) on delete set null,
    contact_id uuid references contacts (id) on delete set null,
    child_id uuid references children (id) on delete set null,
    primary key (family_id, individual_id)
  )`,
  'create unique index tree_people_of_member on tree_people (family_id, member_id)',
  'create unique index tree_people_of_contact on tree_people (family_id, contact_id)',
  'create unique index tree_people_of_child on tree_people (family_id, child_id)',
  'create index tree_people_by_member on tree_people (member_id)',
  'create index tree_people_by_contact on tree_people (contact_id)',
  'create index tree_people_by_child on tree_people (child_id)',
];

/** Pairs that somebody said are different people, the smaller id first. */
const differences = [
  `create table tree_differences (
    ${family},
    one_id uuid not null,
    other_id uuid not null,
    primary key (family_id, one_id, other_id)
  )`,
];

/** What a record said before each change. What it said after is what the next change found, or what it says now. */
const ledger = [
  `create table tree_changes (
    ${family},
    id uuid not null,
    kind text not null,
    made_by uuid references users (id) on delete set null,
    made_at timestamptz not null,
    tree_version integer not null,
    words_values jsonb not null,
    undoes uuid,
    undone_by uuid,
    primary key (family_id, id)
  )`,
  'create index tree_changes_of_user on tree_changes (made_by)',
  'create index tree_changes_by_member on tree_changes (family_id, made_by, made_at)',
  `create table tree_change_records (
    ${family},
    change_id uuid not null,
    record_id uuid not null,
    before jsonb,
    was_removed boolean not null,
    is_removed boolean not null,
    version_after integer not null,
    primary key (family_id, change_id, record_id)
  )`,
  'create index tree_change_records_of_record on tree_change_records (family_id, record_id, version_after)',
];
