import { Migration } from '@mikro-orm/migrations';

/**
 * How many accounts there are by plan, role and state, kept exactly in the transaction that changes
 * an account, by any code path. Each change adds a row instead of updating a shared one: sign-ups
 * would wait for each other, and two bulk acts could lock each other out. The number is the sum; a
 * sweep merges the rows.
 */
export class Migration0640 extends Migration {
  override name = '0640-user-counts';

  override up(): void {
    this.addSql(`
      create table user_counts (
        id uuid primary key default gen_random_uuid(),
        plan text not null,
        role text not null,
        is_verified boolean not null,
        is_suspended boolean not null,
        change bigint not null
      )`);
    this.addSql(`
      create function count_changed_users() returns trigger language plpgsql as $$
      begin
        insert into user_counts (plan, role, is_verified, is_suspended, change)
        select plan, role, email_verified_at is not null, suspended_at is not null,
          case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed where deleted_at is null and not sample
        group by 1, 2, 3, 4;
        return null;
      end $$`);
    this.addSql(`
      create trigger users_count_new after insert on users referencing new table as changed
        for each statement execute function count_changed_users()`);
    this.addSql(`
      create trigger users_count_gone after delete on users referencing old table as changed
        for each statement execute function count_changed_users()`);
    this.addSql(`
      create function count_changed_user() returns trigger language plpgsql as $$
      begin
        insert into user_counts (plan, role, is_verified, is_suspended, change)
        select plan, role, email_verified_at is not null, suspended_at is not null, change
        from (select old.*, -1 as change union all select new.*, 1) states
        where deleted_at is null and not sample;
        return null;
      end $$`);
    // Not for the time last seen, which changes far more often than anything else.
    this.addSql(`
      create trigger users_count_changed
        after update of plan, role, email_verified_at, suspended_at, deleted_at, sample on users
        for each row
        when (
          old.plan <> new.plan or old.role <> new.role or old.sample <> new.sample
          or (old.email_verified_at is null) <> (new.email_verified_at is null)
          or (old.suspended_at is null) <> (new.suspended_at is null)
          or (old.deleted_at is null) <> (new.deleted_at is null)
        )
        execute function count_changed_user()`);
    // The triggers hold back other writers until this transaction ends.
    this.addSql(`
      insert into user_counts (plan, role, is_verified, is_suspended, change)
      select plan, role, email_verified_at is not null, suspended_at is not null, count(*)
      from users where deleted_at is null and not sample
      group by 1, 2, 3, 4`);
  }

  override down(): void {
    this.addSql('drop trigger users_count_changed on users');
    this.addSql('drop trigger users_count_gone on users');
    this.addSql('drop trigger users_count_new on users');
    this.addSql('drop function count_changed_user');
    this.addSql('drop function count_changed_users');
    this.addSql('drop table user_counts');
  }
}
