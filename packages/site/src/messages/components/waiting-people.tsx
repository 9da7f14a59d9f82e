import { readingWords } from '#messages/clocks.en.ts';
import { messageActionWords as words, messageDetailWords } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { correctAddress, stopForRecipient, type DetailedMessage } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';

/** Somebody whose mail has not been handed over. */
type WaitingPerson = DetailedMessage['waitingPeople'][number];

/** Whom it has not been handed over to yet, when it is to be, and the two things that can be done. */
export function WaitingPeople(props: {
  messageId: string;
  people: readonly WaitingPerson[];
  acts: Acts;
  readerZone: string;
}): ReactElement {
  const { people, ...rest } = props;
  return (
    <ul className="m-0 flex list-none flex-col gap-6 p-0">
      {people.map((person) => (
        <li key={person.recipient.id}>
          <Waiting person={person} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Waiting(props: {
  messageId: string;
  person: WaitingPerson;
  acts: Acts;
  readerZone: string;
}): ReactElement {
  const { messageId, person, acts } = props;
  const { id, name, email } = person.recipient;
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  const stop = async () => {
    const act = () => stopForRecipient(messageId, id);
    if (await acts.run(`stop ${id}`, act, words.stoppedFor(name))) setAsking(false);
  };
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm wrap-anywhere text-ink-soft">{email}</span>
      <span className="block">{readingWords(person, props.readerZone)}</span>
      {person.begun ? <span className="block">{messageDetailWords.stillTrying}</span> : null}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.correctAddress(name)}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words.stopFor(name)}
        </Button>
      </div>
      {open ? <AddressForm {...props} onDone={() => setOpen(false)} /> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={() => setAsking(false)}
        title={words.stopForTitle(name)}
        description={words.stopForBody(name)}
        confirmLabel={words.stopFor(name)}
        cancelLabel={words.keep}
        pending={acts.pending !== null}
        onConfirm={() => void stop()}
      />
    </>
  );
}

function AddressForm(props: {
  messageId: string;
  person: WaitingPerson;
  acts: Acts;
  onDone: () => void;
}): ReactElement {
  const { messageId, person, acts } = props;
  const { id, name } = person.recipient;
  const [email, setEmail] = useState(person.recipient.email);
  const [fault, setFault] = useState<string | undefined>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const done = await acts.run(
      `address ${id}`,
      () => correctAddress(messageId, id, email),
      words.corrected(name),
      (fields) => {
        setFault(fields['email']);
        return 'email' in fields;
      },
    );
    if (done) props.onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-4 max-w-measure">
      <Field label={words.addressLabel(name)} error={fault}>
        <TextInput
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="mt-3"
        pending={acts.pending === `address ${id}`}
      >
        {words.correctDo}
      </Button>
    </form>
  );
}
