import { parseEmailAddress } from '@infinite/schema/accounts/email-address';
import type { EmailChangePartsFragment } from '@infinite/schema/generated/graphql';
import {
  RequestEmailChangeDocument,
  WithdrawEmailChangeDocument,
} from '@infinite/schema/generated/operations';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { emailChangeWords } from '@infinite/schema/words/email-change.en';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import type { Viewer } from '#renderer/page-audience.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { useAct } from '../use-act.ts';
import { OneFieldForm } from './one-field-form.tsx';

const words = emailChangeWords.settings;

/** The address of the account, and the change of it that both mailboxes have to confirm. */
export function EmailSection(props: { viewer: Viewer; first: EmailChangePartsFragment | null }) {
  const { viewer } = props;
  const [change, setChange] = useState(props.first);
  return (
    <div>
      <dl className="m-0">
        <dt className="font-semibold">{memberSettingsWords.profile.email}</dt>
        <dd className="m-0 wrap-anywhere">{viewer.email}</dd>
        <dd className="m-0 mt-1 text-sm text-ink-soft">{memberSettingsWords.profile.emailHint}</dd>
      </dl>
      {change ? (
        <WaitingChange
          change={change}
          confirmed={viewer.emailVerified}
          timeZone={viewer.timeZone}
          onWithdrawn={() => setChange(null)}
        />
      ) : (
        <ChangeForm onAsked={setChange} />
      )}
    </div>
  );
}

function ChangeForm({ onAsked }: { onAsked: (change: EmailChangePartsFragment) => void }) {
  const [email, setEmail] = useState('');
  const { act, pending, ready, errors, setErrors } = useAct(RequestEmailChangeDocument);
  const save = async () => {
    if (!parseEmailAddress(email)) return setErrors({ email: accountWords.emailInvalid });
    const done = await act({ email }, words.asked);
    if (done) onAsked(done.requestEmailChange);
  };
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2 text-accent underline">{words.change}</summary>
      <div className="mt-2">
        <OneFieldForm
          name="newEmail"
          type="email"
          autoComplete="email"
          label={words.field}
          hint={words.hint}
          error={errors['email']}
          value={email}
          onChange={setEmail}
          saveLabel={words.ask}
          ready={ready}
          pending={pending}
          onSave={save}
        />
      </div>
    </details>
  );
}

interface WaitingChangeProps {
  change: EmailChangePartsFragment;
  /** False where the present address was never confirmed: only the new one is asked. */
  confirmed: boolean;
  timeZone: string;
  onWithdrawn: () => void;
}

function WaitingChange({ change, confirmed, timeZone, onWithdrawn }: WaitingChangeProps) {
  const { act, pending, ready } = useAct(WithdrawEmailChangeDocument);
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(
    new Date(change.expiresAt),
  );
  const sides = [
    ...(confirmed ? [{ label: words.current, done: change.currentConfirmed }] : []),
    { label: words.next, done: change.newConfirmed },
  ];
  return (
    <div role="status" className="mt-4 rounded-sm border border-rule bg-amber-tint p-4">
      <p className="m-0">{words.waiting(change.email)}</p>
      <ul className="my-2 pl-5">
        {sides.map(({ label, done }) => (
          <li key={label}>
            {label}: <strong>{done ? words.confirmed : words.open}</strong>
          </li>
        ))}
      </ul>
      <p className="m-0 text-sm text-ink-soft">{words.until(day)}</p>
      <Button
        size="sm"
        className="mt-3"
        disabled={!ready}
        pending={pending}
        onClick={async () => {
          if (await act({}, words.withdrawn)) onWithdrawn();
        }}
      >
        {words.withdraw}
      </Button>
    </div>
  );
}
