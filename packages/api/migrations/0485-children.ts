import { Migration } from '@mikro-orm/migrations';

/**
 * Profiles of children, the consent of their parents, whose voice a recording holds, and who may
 * see it. A consent outlives the profile: that it was given and withdrawn is what is left to prove.
 */
export class Migration0485 extends Migration {
  override name = '0485-children';

  override up(): void {
    this.addSql(`
      create table children (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        parent_id uuid not null references users (id) on delete cascade,
        client_id text not null,
        sealed_name bytea,
        sealed_birthday bytea,
        reminder_year smallint,
        created_at timestamptz not null,
        erase_at timestamptz,
        account_id uuid references users (id) on delete cascade,
        handed_over_at timestamptz,
        constraint children_client_id_key unique (parent_id, client_id)
      )`);
    this.addSql('create index children_of_family on children (family_id, id)');
    this.addSql('create index children_of_account on children (account_id)');
    this.addSql(`
      create index children_to_erase on children (erase_at) where erase_at is not null`);
    this.addSql(`
      create index children_to_remind on children (reminder_year, id)
        where reminder_year is not null`);
    this.addSql(`
      create table child_consents (
        id uuid primary key,
        child_id uuid not null,
        family_id uuid not null references families (id) on delete cascade,
        given_by uuid not null references users (id) on delete cascade,
        words_version smallint not null,
        given_at timestamptz not null,
        withdrawn_at timestamptz
      )`);
    this.addSql('create index child_consents_of_child on child_consents (child_id, id)');
    this.addSql('create index child_consents_of_family on child_consents (family_id)');
    this.addSql('create index child_consents_of_user on child_consents (given_by)');
    this.addSql(`
      create table child_voices (
        recording_id uuid primary key references recordings (id) on delete cascade,
        child_id uuid not null references children (id) on delete cascade
      )`);
    this.addSql('create index child_voices_of_child on child_voices (child_id, recording_id)');
    this.addSql(`alter table recordings add column audience text not null default 'FAMILY'`);
    this.addSql(`
      alter table family_invitations
        add column child_id uuid references children (id) on delete cascade`);
    this.addSql(`
      create index family_invitations_of_child on family_invitations (child_id)
        where child_id is not null`);
  }

  override down(): void {
    this.addSql('alter table family_invitations drop column child_id');
    this.addSql('alter table recordings drop column audience');
    this.addSql('drop table child_voices');
    this.addSql('drop table child_consents');
    this.addSql('drop table children');
  }
}
