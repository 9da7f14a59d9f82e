import { childLimits } from '@infinite/schema/catalogue/children';
import {
  InviteChildDocument,
  RevokeInvitationDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords } from '#children/children.en.ts';
import { dayOf } from '#families/day-of.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';

const words = childrenPageWords.handOver;

interface HandOverProps {
  readonly child: ChildView;
  readonly timeZone: string;
  onChange(): Promise<void>;
}

/** Asks a child who is old enough to take the profile over. */
export function HandOver({ child, timeZone, onChange }: HandOverProps): ReactElement {
  const { id, name, invitation } = child;
  const [email, setEmail] = useState('');
  const invite = useAct(InviteChildDocument);
  const revoke = useAct(RevokeInvitationDocument);
  const isGrown = (child.age ?? 0) >= childLimits.grownAge;
  const send = async () => {
    if (!(await invite.act({ id, email, words: '' }, words.sent))) return;
    setEmail('');
    await onChange();
  };
  const takeBack = async (invitationId: string) => {
    if (await revoke.act({ id: invitationId }, words.revoked)) await onChange();
  };
  return (
    <section aria-labelledby={`hand-over-${id}`} className="mt-8">
      <h3 id={`hand-over-${id}`} className="m-0 text-xl">
        {words.heading(name)}
      </h3>
      <p className="mt-2 mb-4 max-w-measure">
        {isGrown ? words.grown(name) : words.asParent(name)}
      </p>
      {invitation ? (
        <div className="mb-4 flex max-w-measure flex-wrap items-center gap-4">
          <p className="m-0 wrap-anywhere text-ink-soft">
            {words.open(invitation.email, dayOf(invitation.expiresAt, timeZone))}
          </p>
          <Button
            size="sm"
            disabled={!revoke.ready}
            pending={revoke.pending}
            onClick={() => void takeBack(invitation.id)}
          >
            {words.revoke}
          </Button>
        </div>
      ) : null}
      <OneFieldForm
        name="email"
        type="email"
        autoComplete="off"
        label={words.email(name)}
        value={email}
        error={invite.errors['email']}
        onChange={setEmail}
        onSave={send}
        saveLabel={words.send}
        ready={invite.ready}
        pending={invite.pending}
      />
    </section>
  );
}
