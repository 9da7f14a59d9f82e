import { CreateDraftDocument, InviteByMailDocument } from '@infinite/schema/generated/operations';
import { useState } from 'react';
import { newClientId } from '#messages/composer/client-id.ts';
import { useAct } from '#settings/use-act.ts';
import type { StepOutcome } from './components/done-step.tsx';
import { onboardingWords } from './onboarding.en.ts';

export type PersonKind = 'recipient' | 'relative';

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Prepares a message for a person, or invites them; says which of the two was done, or why not. */
export function usePersonActs(recordingId: string | null) {
  const draft = useAct(CreateDraftDocument);
  const invitation = useAct(InviteByMailDocument);
  // Sent twice because an answer was lost, it is one draft.
  const [clientId] = useState(newClientId);

  const prepare = async (person: Person): Promise<StepOutcome | { refused: string }> => {
    const input = {
      title: onboardingWords.person.draftTitle(person.name),
      recipients: [person],
      attachmentIds: recordingId === null ? [] : [recordingId],
    };
    const made = await draft.act({ input, clientId }, null);
    if (!made) return { refused: '' };
    return { kind: 'prepared', name: person.name, messageId: made.createDraft.id };
  };

  const invite = async ({ name, email }: Person): Promise<StepOutcome | { refused: string }> => {
    const people = `"${name.replaceAll('"', '')}" <${email}>`;
    const sent = await invitation.act({ input: { people, role: 'CONTRIBUTOR', words: '' } }, null);
    if (!sent) return { refused: '' };
    const [left] = sent.inviteByMail.left;
    return left ? { refused: left.why } : { kind: 'invited', name };
  };

  return {
    act: (kind: PersonKind, person: Person) =>
      kind === 'recipient' ? prepare(person) : invite(person),
    ready: draft.ready,
    pending: draft.pending || invitation.pending,
  };
}
