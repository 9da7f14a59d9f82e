import { ChangeUserRoleDocument, type UserPageFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { RadioCards } from '@infinite/ui/radio-cards';
import { useState, type FormEvent } from 'react';
import { useAct } from './use-act.ts';
import { roleNames } from './user-query.ts';

const { role: words, cancel } = usersConsoleWords.acts;
const { roles } = usersConsoleWords.page;

/** Gives the account another role, each with a sentence about what it may do. */
export function ChangeRole({ user }: { user: UserPageFragment }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.title(user.username)}
        description={words.text}
      >
        <RoleForm user={user} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RoleForm({ user, onClose }: { user: UserPageFragment; onClose: () => void }) {
  const [role, setRole] = useState(user.role);
  const act = useAct(ChangeUserRoleDocument, words.done(roles[role]));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (role === user.role || act.pending) return;
    if (await act.run({ id: user.id, role })) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <RadioCards
        legend={words.legend}
        hideLegend
        value={role}
        onChange={setRole}
        options={roleNames.map((name) => ({
          value: name,
          label: roles[name],
          hint: words.can[name],
        }))}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{cancel}</Button>
        <Button type="submit" variant="primary" disabled={role === user.role} pending={act.pending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
