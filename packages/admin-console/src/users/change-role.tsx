import { ChangeUserRoleDocument, type UserPageFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { useAct } from './use-act.ts';

const words = usersConsoleWords.acts;

/** Makes an administrator of a member, or a member of an administrator. */
export function ChangeRole({ user }: { user: UserPageFragment }) {
  const [open, setOpen] = useState(false);
  const role = user.role === 'ADMIN' ? ('MEMBER' as const) : ('ADMIN' as const);
  const said = role === 'ADMIN' ? words.promote : words.demote;
  const act = useAct(ChangeUserRoleDocument, said.done);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {said.label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={said.title(user.username)}
        description={said.text}
        confirmLabel={said.label}
        cancelLabel={words.cancel}
        tone="primary"
        pending={act.pending}
        onConfirm={async () => {
          if (await act.run({ id: user.id, role })) setOpen(false);
        }}
      />
    </>
  );
}
