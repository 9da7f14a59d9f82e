import type { DeliveryFieldsFragment } from '@infinite/schema/generated/graphql';
import { counted, instantWords } from '@infinite/schema/words/dates.en';
import { messageDetailWords as words } from '#messages/future-messages.en.ts';
import type { ReactElement } from 'react';
import type { DetailedMessage } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';
import type { ReaderClock } from '../when-line.ts';
import { LinkActs } from './link-acts.tsx';
import { DeliveryBadge } from './state-badge.tsx';

/** Who it is for; once it went out, when it reached each of them and whether it was opened. */
export function DeliveryList(props: {
  message: DetailedMessage;
  clock: ReaderClock;
  acts: Acts;
}): ReactElement {
  const { message } = props;
  const started = message.deliveries.filter(({ state }) => state !== 'WAITING');
  return (
    <ul className="m-0 flex list-none flex-col gap-4 p-0">
      {started.length > 0
        ? started.map((delivery) => <Reached key={delivery.id} delivery={delivery} {...props} />)
        : message.recipients.map((recipient) => (
            <li key={recipient.id}>
              <span className="font-semibold">{recipient.name}</span>
              {recipient.relation ? `, ${recipient.relation}` : null}
              <span className="block text-sm wrap-anywhere text-ink-soft">{recipient.email}</span>
            </li>
          ))}
    </ul>
  );
}

function Reached(props: {
  delivery: DeliveryFieldsFragment;
  clock: ReaderClock;
  acts: Acts;
}): ReactElement {
  const { delivery, clock } = props;
  const { recipient, deliveredAt, openedAt } = delivery;
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{recipient.name}</span>
        <DeliveryBadge state={delivery.state} openedAt={openedAt ?? null} />
      </div>
      <span className="block text-sm wrap-anywhere text-ink-soft">{recipient.email}</span>
      {deliveredAt ? (
        <span className="block">{words.delivered(instantWords(deliveredAt, clock.timeZone))}</span>
      ) : null}
      {deliveredAt ? (
        <span className="block">
          {openedAt ? words.opened(instantWords(openedAt, clock.timeZone)) : words.notOpened}
        </span>
      ) : null}
      {delivery.late ? <span className="block">{words.late}</span> : null}
      {delivery.problem ? <span className="block">{delivery.problem}</span> : null}
      {delivery.attempts > 1 ? (
        <span className="block text-sm text-ink-soft">
          {words.attempts(counted(delivery.attempts, 'time'))}
        </span>
      ) : null}
      <LinkActs delivery={delivery} acts={props.acts} />
    </li>
  );
}
