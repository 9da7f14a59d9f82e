import { LeaveFamilyDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { useAct } from '#settings/use-act.ts';

/** The way out, with what stays said first. */
export function LeaveSection({ family }: { family: string }): ReactElement {
  const [asking, setAsking] = useState(false);
  const leave = useAct(LeaveFamilyDocument);
  const go = async () => {
    if (await leave.act({}, null)) window.location.assign('/dashboard');
    setAsking(false);
  };
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="m-0 text-2xl">
        {words.leave}
      </h2>
      <p className="mt-3 mb-4 max-w-measure text-ink-soft">{words.leaveText}</p>
      <Button variant="danger" disabled={!leave.ready} onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.leaveTitle(family)}
        description={words.leaveText}
        confirmLabel={words.leaveConfirm}
        cancelLabel={words.keep}
        pending={leave.pending}
        onConfirm={() => void go()}
      />
    </section>
  );
}
