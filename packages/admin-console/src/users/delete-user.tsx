import { useApolloClient } from '@apollo/client/react';
import { paidPlans } from '@infinite/schema/catalogue/plans';
import { userLimits } from '@infinite/schema/catalogue/users';
import { DeleteUserDocument, type UserPageFragment } from '@infinite/schema/generated/graphql';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState } from 'react';
import { ConfirmWithName } from '#components/confirm-with-name.tsx';
import { usePlace } from '#platform/use-place.ts';
import { useRefreshStats } from '#shell/refresh-stats.ts';
import { useAct } from './use-act.ts';

const words = usersConsoleWords.acts;

/** Deletes the account after naming what is lost, with its name typed and a reason given. */
export function DeleteUser({ user }: { user: UserPageFragment }) {
  const { losses } = user;
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [ownerAsked, setOwnerAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const act = useAct(DeleteUserDocument, words.delete.done);
  const place = usePlace();
  const client = useApolloClient();
  const refreshStats = useRefreshStats();

  const change = (next: boolean) => {
    setOpen(next);
    setReason('');
    setOwnerAsked(false);
    setTried(false);
  };
  const remove = async () => {
    setTried(true);
    if (reason.trim() === '' || (losses.armed > 0 && !ownerAsked)) return;
    if (!(await act.run({ id: user.id, confirmation: user.username, ownerAsked, reason }))) return;
    change(false);
    place.go({ user: null });
    refreshStats();
    client.cache.evict({ id: client.cache.identify({ __typename: 'User', id: user.id }) });
  };

  return (
    <>
      <Button size="sm" variant="danger" onClick={() => change(true)}>
        {words.delete.label}
      </Button>
      <ConfirmWithName
        open={open}
        onOpenChange={change}
        title={words.delete.title(user.username)}
        description={<Losses user={user} />}
        name={user.username}
        confirmLabel={words.delete.label}
        pending={act.pending}
        onConfirm={() => void remove()}
      >
        <Field
          label={words.reason}
          hint={words.reasonHint}
          error={tried && reason.trim() === '' ? words.reasonRequired : undefined}
          required
        >
          <TextArea
            value={reason}
            maxLength={userLimits.reasonCharacters}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {losses.armed > 0 ? (
          <Checkbox
            label={words.delete.asked}
            checked={ownerAsked}
            error={tried && !ownerAsked ? words.delete.askedRequired : undefined}
            onChange={({ target }) => setOwnerAsked(target.checked)}
          />
        ) : null}
      </ConfirmWithName>
    </>
  );
}

function Losses({ user }: { user: UserPageFragment }) {
  const { losses, subscriptionPlan } = user;
  const paid = paidPlans.find(({ id }) => id === subscriptionPlan);
  const { delete: said } = words;
  const lines = [
    paid !== undefined && said.plan(planNames[paid.id]),
    losses.armed > 0 && said.armed(losses.armed),
    losses.drafts > 0 && said.drafts(losses.drafts),
    losses.recordings > 0 && said.recordings(losses.recordings, sizeWords(losses.bytes)),
    losses.familiesEnded > 0 && said.families(losses.familiesEnded),
    losses.familiesLeft > 0 && said.left(losses.familiesLeft),
  ].filter((line) => line !== false);
  return (
    <>
      <p className="m-0">{said.lead}</p>
      <ul className="my-2 list-disc pl-5">
        {lines.length === 0 ? <li>{said.nothing}</li> : null}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {losses.kept > 0 ? <p className="m-0">{said.kept(losses.kept)}</p> : null}
      {losses.delivering > 0 ? (
        <p className="m-0 mt-2 font-semibold text-danger">{said.delivering}</p>
      ) : null}
    </>
  );
}
