import { Migration } from '@mikro-orm/migrations';

/**
 * What was bought and paid, as figures, filters and totals read it. Rows come from the checkout;
 * until there is one the tables are empty, and what they sum up to is truly nothing. Payments
 * outlive the account that made them.
 */
export class Migration0053 extends Migration {
  override name = '0053-subscriptions';

  override up(): void {
    this.addSql(`
      create table subscriptions (
        id uuid primary key,
        user_id uuid references users (id) on delete set null,
        plan text not null,
        period text not null check (period in ('quarterly', 'annual')),
        status text not null check (status in ('active', 'past_due', 'ended')),
        started_at timestamptz not null,
        paid_until timestamptz,
        ended_at timestamptz,
        check ((status = 'ended') = (ended_at is not null))
      )`);
    this.addSql(`
      create unique index subscriptions_running on subscriptions (user_id) where ended_at is null`);
    this.addSql(`
      create index subscriptions_plan on subscriptions (plan, user_id) where ended_at is null`);
    this.addSql(`
      create table payments (
        id uuid primary key,
        subscription_id uuid references subscriptions (id),
        user_id uuid references users (id) on delete set null,
        cents integer not null check (cents >= 0),
        refunded_cents integer not null default 0 check (refunded_cents between 0 and cents),
        currency text not null default 'USD',
        paid_at timestamptz not null
      )`);
    this.addSql(`create index payments_time on payments (paid_at)`);
    this.addSql(`create index payments_user on payments (user_id, paid_at desc)`);
  }

  override down(): void {
    this.addSql('drop table payments, subscriptions');
  }
}
