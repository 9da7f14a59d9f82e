import { planIds } from '@infinite/schema/catalogue/plans';
import type { UserPageFragment } from '@infinite/schema/generated/graphql';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import { formatMoment } from '#components/moments.ts';
import { Part } from './user-part.tsx';

const words = usersConsoleWords.page;
type Billing = UserPageFragment['billing'];

/** The plans that the account had and has, and what was paid. */
export function UserBilling({ user }: { user: UserPageFragment }) {
  const { subscriptions, payments } = user.billing;
  return (
    <Part title={words.billing}>
      {subscriptions.length === 0 ? <p className="m-0">{words.noBilling}</p> : null}
      <ul className="m-0 list-none p-0">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="py-1">
            <Subscription subscription={subscription} />
          </li>
        ))}
      </ul>
      {subscriptions.length > 0 || payments.length > 0 ? (
        <>
          <h4 className="mt-2 mb-0 text-sm font-semibold">{words.payments}</h4>
          {payments.length === 0 ? <p className="m-0">{words.noPayments}</p> : null}
          <ul className="m-0 list-none p-0">
            {payments.map((payment) => (
              <li key={payment.id} className="py-1 tabular-nums">
                <Payment payment={payment} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Part>
  );
}

function Subscription({ subscription }: { subscription: Billing['subscriptions'][number] }) {
  const { plan, period, status, startedAt, paidUntil, endedAt } = subscription;
  const known = planIds.find((id) => id === plan);
  const name = known ? planNames[known] : plan;
  const more = [
    status === 'past_due' && words.pastDue,
    paidUntil && words.paidUntil(formatMoment(paidUntil)),
    endedAt && words.ended(formatMoment(endedAt)),
  ].filter(Boolean);
  return (
    <>
      {words.subscription(name, words.periods[period] ?? period, formatMoment(startedAt))}
      {more.length > 0 ? <span className="text-ink-soft">{` · ${more.join(' · ')}`}</span> : null}
    </>
  );
}

function Payment({ payment }: { payment: Billing['payments'][number] }) {
  const { cents, refundedCents, currency, paidAt } = payment;
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return (
    <>
      {`${money.format(cents / 100)} · ${formatMoment(paidAt)}`}
      {refundedCents > 0 ? (
        <span className="text-ink-soft">{` · ${words.refunded(money.format(refundedCents / 100))}`}</span>
      ) : null}
    </>
  );
}
