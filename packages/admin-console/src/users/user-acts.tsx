import {
  ResendUserVerificationDocument,
  SignOutUserDocument,
  UnsuspendUserDocument,
  type UserPageFragment,
} from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { OnlyWith, useMay } from '#platform/platform-context.tsx';
import { ChangeRole } from './change-role.tsx';
import { DeleteUser } from './delete-user.tsx';
import { SuspendUser } from './suspend-user.tsx';
import { useAct } from './use-act.ts';
import { useFocusKept } from './use-focus-kept.ts';

const words = usersConsoleWords.acts;

/** What can be done to the account; the server refuses what may not be, and says why. */
export function UserActs({ user }: { user: UserPageFragment }) {
  const may = useMay();
  const section = useFocusKept(user);
  if (!may('users.write')) return null;
  if (user.role !== 'MEMBER' && !may('roles')) {
    return <p className="mt-4 mb-0 text-sm text-ink-soft">{words.ofStaff}</p>;
  }
  return (
    <section
      ref={section}
      aria-label={words.heading}
      tabIndex={-1}
      className="mt-4 flex flex-wrap gap-2"
    >
      {user.suspendedAt ? <Unsuspend user={user} /> : <SuspendUser user={user} />}
      <SignOut user={user} />
      {user.emailVerified ? null : <Verify user={user} />}
      <OnlyWith right="roles">
        <ChangeRole user={user} />
      </OnlyWith>
      <DeleteUser user={user} />
    </section>
  );
}

function Unsuspend({ user }: { user: UserPageFragment }) {
  const act = useAct(UnsuspendUserDocument, words.unsuspend.done);
  return (
    <Button size="sm" pending={act.pending} onClick={() => void act.run({ id: user.id })}>
      {words.unsuspend.label}
    </Button>
  );
}

function Verify({ user }: { user: UserPageFragment }) {
  const act = useAct(ResendUserVerificationDocument, words.verify.done);
  return (
    <Button size="sm" pending={act.pending} onClick={() => void act.run({ id: user.id })}>
      {words.verify.label}
    </Button>
  );
}

function SignOut({ user }: { user: UserPageFragment }) {
  const [open, setOpen] = useState(false);
  const act = useAct(SignOutUserDocument, words.signOut.done);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.signOut.label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={words.signOut.title(user.username)}
        description={words.signOut.text}
        confirmLabel={words.signOut.label}
        cancelLabel={words.cancel}
        pending={act.pending}
        onConfirm={async () => {
          if (await act.run({ id: user.id })) setOpen(false);
        }}
      />
    </>
  );
}
