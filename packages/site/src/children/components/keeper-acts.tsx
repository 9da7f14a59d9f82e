import { WithdrawConsentDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { useAct } from '#settings/use-act.ts';

interface KeeperActsProps {
  readonly child: ChildView;
  onChange(): Promise<void>;
  onEdit(): void;
}

/** What a parent may do: correct the profile, or take the consent back. */
export function KeeperActs({ child, onChange, onEdit }: KeeperActsProps): ReactElement {
  const { id, name } = child;
  const [asking, setAsking] = useState(false);
  const { act, ready, pending } = useAct(WithdrawConsentDocument);
  const withdraw = async () => {
    if (await act({ id }, words.withdrawn)) await onChange();
    setAsking(false);
  };
  return (
    <div className="mt-6 -ml-3 flex flex-wrap gap-x-2 gap-y-1">
      <Button variant="quiet" className="px-3!" aria-label={words.changeOf(name)} onClick={onEdit}>
        {words.change}
      </Button>
      <Button
        variant="quiet"
        className="px-3! text-danger"
        aria-label={words.withdrawOf(name)}
        disabled={!ready}
        onClick={() => setAsking(true)}
      >
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.withdrawTitle(name)}
        description={words.withdrawText(name, child.recordings ?? 0)}
        confirmLabel={words.withdrawConfirm}
        cancelLabel={words.cancel}
        tone="danger"
        pending={pending}
        onConfirm={() => void withdraw()}
      />
    </div>
  );
}
