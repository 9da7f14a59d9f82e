import { Migration } from '@mikro-orm/migrations';

/**
 * Families that a visitor may look at for a day. Whether a family is one is decided when it is
 * made, for good: only then may its ledger go with it. `stored_as` names the recording whose stored
 * bytes a copy shows.
 */
export class Migration0131 extends Migration {
  override name = '0131-sample-families';

  override up(): void {
    this.addSql(`alter table families add column sample_until timestamptz`);
    this.addSql(`
      create index families_sample on families (sample_until) where sample_until is not null`);
    this.addSql(`alter table users add column sample boolean not null default false`);
    this.addSql(`alter table recordings add column stored_as uuid`);
    this.addSql(`
      create table sample_families (
        family_id uuid primary key references families (id) on delete cascade,
        copy_of uuid references sample_families (family_id),
        owner_id uuid not null,
        whole boolean not null default false,
        made_at timestamptz not null
      )`);
    this.addSql(`create index sample_families_copies on sample_families (copy_of)`);
    this.addSql(`
      create function refuse_to_make_a_sample_of_a_family() returns trigger language plpgsql as $$
      begin
        if old.sample_until is null and new.sample_until is not null then
          raise exception 'a family is made as a sample or never is one';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger families_stay_real before update of sample_until on families
        for each row execute function refuse_to_make_a_sample_of_a_family()`);
    this.addSql(`drop trigger delivery_events_are_final on delivery_events`);
    this.addSql(`
      create trigger delivery_events_are_final before update or truncate on delivery_events
        for each statement execute function refuse_to_rewrite_the_ledger()`);
    this.addSql(`
      create function refuse_to_shorten_the_ledger() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from families where id = old.family_id and sample_until is not null) then
          return old;
        end if;
        raise exception 'the delivery ledger is append-only';
      end $$`);
    this.addSql(`
      create trigger delivery_events_stay before delete on delivery_events
        for each row execute function refuse_to_shorten_the_ledger()`);
  }

  override down(): void {
    this.addSql(`drop trigger delivery_events_stay on delivery_events`);
    this.addSql(`drop function refuse_to_shorten_the_ledger`);
    this.addSql(`drop trigger delivery_events_are_final on delivery_events`);
    this.addSql(`
      create trigger delivery_events_are_final
        before update or delete or truncate on delivery_events
        for each statement execute function refuse_to_rewrite_the_ledger()`);
    this.addSql(`drop trigger families_stay_real on families`);
    this.addSql(`drop function refuse_to_make_a_sample_of_a_family`);
    this.addSql(`drop table sample_families`);
    this.addSql(`alter table recordings drop column stored_as`);
    this.addSql(`alter table users drop column sample`);
    this.addSql(`alter table families drop column sample_until`);
  }
}
