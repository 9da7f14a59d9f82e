import { Migration } from '@mikro-orm/migrations';

/**
 * The plan stands on the account, so that one index serves the list of accounts by plan, newest
 * first. A trigger keeps it in the transaction that changes a subscription, by any code path.
 */
export class Migration0350 extends Migration {
  override name = '0350-plan-of-an-account';

  override up(): void {
    this.addSql(`alter table users add column plan text not null default 'free'`);
    this.addSql(`
      update users set plan = subscriptions.plan from subscriptions
      where subscriptions.user_id = users.id and subscriptions.ended_at is null`);
    this.addSql(`
      create index users_plan_newest on users (plan, created_at desc, id desc)
        where deleted_at is null and not sample`);
    this.addSql(`
      create function keep_plan_of_account() returns trigger language plpgsql as $$
      begin
        update users
        set plan = coalesce(
          (select running.plan from subscriptions running
           where running.user_id = users.id and running.ended_at is null),
          'free')
        where id in (old.user_id, new.user_id);
        return null;
      end $$`);
    this.addSql(`
      create trigger subscriptions_plan after insert or update or delete on subscriptions
        for each row execute function keep_plan_of_account()`);
  }

  override down(): void {
    this.addSql('drop trigger subscriptions_plan on subscriptions');
    this.addSql('drop function keep_plan_of_account');
    this.addSql('alter table users drop column plan');
  }
}
