import { emailKey } from '@infinite/schema/accounts/email-address';
import { mayInFamily, type FamilyStanding } from '@infinite/schema/catalogue/families';
import { messageLimits } from '@infinite/schema/catalogue/messages';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { RadioCards } from '@infinite/ui/radio-cards';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { onboardingWords } from '#onboarding/onboarding.en.ts';
import { usePersonActs, type PersonKind } from '#onboarding/use-person-acts.ts';
import type { StepOutcome } from './done-step.tsx';

const words = onboardingWords.person;

interface PersonStepProps {
  /** Goes into the message, if there is one. */
  recordingId: string | null;
  role: FamilyStanding;
  onDone: (outcome: StepOutcome) => void;
}

/** The first person: somebody who receives it, or a relative who is invited. */
export function PersonStep({ recordingId, role, onDone }: PersonStepProps): ReactElement {
  const [kind, setKind] = useState<PersonKind>('recipient');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<{ name?: string; email?: string }>({});
  const acts = usePersonActs(recordingId);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (acts.pending) return;
    const found = {
      ...(name.trim() === '' ? { name: words.nameNeeded } : {}),
      ...(emailKey(email) === null ? { email: words.emailNeeded } : {}),
    };
    setFaults(found);
    if (found.name ?? found.email) return;
    const done = await acts.act(kind, { name: name.trim(), email: email.trim() });
    if ('refused' in done) setFaults({ email: done.refused });
    else onDone(done);
  };
  const kinds: readonly PersonKind[] = mayInFamily(role, 'managePeople')
    ? ['recipient', 'relative']
    : ['recipient'];
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-[640px] gap-6">
      {kinds.length > 1 ? (
        <RadioCards
          legend={words.kind}
          options={kinds.map((value) => ({
            value,
            ...words.kinds[value],
            ...(value === 'recipient' && recordingId ? { hint: words.withRecording } : {}),
          }))}
          value={kind}
          onChange={setKind}
        />
      ) : null}
      <Field label={words.name} error={faults.name} required>
        <TextInput
          name="personName"
          autoComplete="off"
          maxLength={messageLimits.recipientName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={words.email} error={faults.email} required>
        <TextInput
          name="personEmail"
          type="email"
          autoComplete="off"
          maxLength={messageLimits.email}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!acts.ready}
          pending={acts.pending}
        >
          {kind === 'recipient' ? words.prepare : words.invite}
        </Button>
      </div>
    </form>
  );
}
