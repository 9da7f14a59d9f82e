import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { vaultWords as words } from '#vault/vault.en.ts';

/** Blocks could not be read; nothing more is asked for until somebody says so. */
export function LoadProblem({ onAgain }: { onAgain: () => void }): ReactElement {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--page-foot,0px)+16px)] z-20 mx-auto flex max-w-[520px] flex-wrap items-center justify-between gap-3 rounded-md border border-edge bg-raised p-4 shadow-float"
    >
      <p className="m-0">{words.notLoaded}</p>
      <Button size="sm" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
