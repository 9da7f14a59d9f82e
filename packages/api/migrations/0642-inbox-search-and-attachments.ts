import { Migration } from '@mikro-orm/migrations';

/**
 * The inbox is searched through indexes, and files attached to emails are stored. Of emails that
 * came before only the names of the files are known.
 */
export class Migration0642 extends Migration {
  override name = '0642-inbox-search-and-attachments';

  override up(): void {
    // As for users: where the extension is not available, search works without its indexes.
    this.addSql(`
      do $$
      begin
        create index enquiries_search on enquiries
          using gin ((name || ' ' || email || ' ' || reference || ' ' || message) gin_trgm_ops);
        create index enquiry_messages_search on enquiry_messages using gin (body gin_trgm_ops);
      exception when undefined_object or undefined_file or feature_not_supported then
        raise notice 'pg_trgm is not available: search in the inbox reads all of it';
      end $$`);
    this.addSql(`
      create table enquiry_attachments (
        id uuid primary key,
        message_id uuid not null references enquiry_messages (id) on delete cascade,
        position integer not null,
        name text not null,
        type text not null,
        bytes bigint,
        state text not null
          check (state in ('WAITING', 'CLEAN', 'INFECTED', 'LEFT_OUT', 'NAME_ONLY')),
        infected_by text,
        unique (message_id, position),
        check ((state = 'INFECTED') = (infected_by is not null)),
        check ((state = 'NAME_ONLY') = (bytes is null))
      )`);
    this.addSql(`
      create index enquiry_attachments_waiting on enquiry_attachments (id)
      where state = 'WAITING'`);
    this.addSql(`
      insert into enquiry_attachments (id, message_id, position, name, type, state)
      select gen_random_uuid(), m.id, named.position - 1, named.name, 'application/octet-stream',
        'NAME_ONLY'
      from enquiry_messages m,
        jsonb_array_elements_text(m.attachments) with ordinality named (name, position)`);
    this.addSql('alter table enquiry_messages drop column attachments');
  }

  override down(): void {
    this.addSql(`
      alter table enquiry_messages add column attachments jsonb not null default '[]'`);
    this.addSql(`
      update enquiry_messages m set attachments = named.names from (
        select message_id, jsonb_agg(name order by position) as names
        from enquiry_attachments group by message_id) named
      where named.message_id = m.id`);
    this.addSql('alter table enquiry_messages alter column attachments drop default');
    this.addSql('drop table enquiry_attachments');
    this.addSql('drop index if exists enquiry_messages_search');
    this.addSql('drop index if exists enquiries_search');
  }
}
