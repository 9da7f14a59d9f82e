import type { DeliveryFieldsFragment } from '@infinite/schema/generated/graphql';
import { messageActionWords as words } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { leaveDelivery, retryDelivery, updateAddress } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';

/** Whether a delivery needs a decision of its author. */
export function needsDecision({ state, leftAsIs }: DeliveryFieldsFragment): boolean {
  return state === 'FAILED' || (state === 'UNRESOLVED' && !leftAsIs);
}

/** For each person it did not reach, or may not have reached: why, and the ways on. */
export function DeliveryProblems(props: {
  deliveries: readonly DeliveryFieldsFragment[];
  acts: Acts;
}): ReactElement {
  const undecided = props.deliveries.filter(needsDecision);
  return (
    <ul className="m-0 mt-4 flex list-none flex-col gap-4 p-0">
      {undecided.map((delivery) => (
        <li
          key={delivery.id}
          className={`rounded-md px-5 py-4 ${delivery.state === 'FAILED' ? 'bg-danger-tint' : 'bg-amber-tint'}`}
        >
          <Problem delivery={delivery} acts={props.acts} />
        </li>
      ))}
    </ul>
  );
}

function Problem(props: { delivery: DeliveryFieldsFragment; acts: Acts }): ReactElement {
  const { delivery, acts } = props;
  const { id, recipient } = delivery;
  const [email, setEmail] = useState('');
  const [open, setOpen] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await acts.run(
      `address ${id}`,
      () => updateAddress(id, email),
      words.addressChanged(recipient.name),
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <p className="m-0 font-semibold">
        {recipient.name} <span className="font-normal wrap-anywhere">({recipient.email})</span>
      </p>
      <p className="m-0 mb-3">{delivery.problem}</p>
      <div className="flex flex-wrap gap-3">
        {delivery.closedBy === 'RECIPIENT' ? null : (
          <Button
            pending={acts.pending === `retry ${id}`}
            onClick={() =>
              void acts.run(`retry ${id}`, () => retryDelivery(id), words.retried(recipient.name))
            }
          >
            {delivery.state === 'UNRESOLVED' ? words.sendAgain : words.retry}
          </Button>
        )}
        {delivery.state === 'UNRESOLVED' ? (
          <Button
            pending={acts.pending === `leave ${id}`}
            onClick={() =>
              void acts.run(`leave ${id}`, () => leaveDelivery(id), words.leftAsIs(recipient.name))
            }
          >
            {words.leaveAsIs}
          </Button>
        ) : null}
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.newAddress}
        </Button>
      </div>
      {open ? (
        <form noValidate onSubmit={(event) => void send(event)} className="mt-4 max-w-measure">
          <Field label={words.addressLabel(recipient.name)}>
            <TextInput
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            className="mt-3"
            pending={acts.pending === `address ${id}`}
          >
            {words.addressDo}
          </Button>
        </form>
      ) : null}
    </>
  );
}
