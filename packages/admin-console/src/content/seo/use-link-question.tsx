import { useApolloClient } from '@apollo/client/react';
import { CheckBlogLinksDocument } from '@infinite/schema/generated/graphql';
import { linkWords as words } from '#content/content.en.ts';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { isBroken } from './use-broken-links.ts';
import { LinkProblems, type LinkProblem } from './link-panel.tsx';

interface Asked {
  readonly problems: readonly LinkProblem[];
  readonly answer: (go: boolean) => void;
}

/** Before publishing: asks whether to continue if a link is broken. */
export function useLinkQuestion(): {
  ask: (body: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (body: string): Promise<boolean> => {
    const query = { query: CheckBlogLinksDocument, variables: { body } };
    // Publishing does not depend on this check: if it fails, the nightly one runs anyway.
    const found = await client.query(query).catch(() => null);
    const problems = (found?.data?.checkBlogLinks ?? []).filter(isBroken);
    if (problems.length === 0) return true;
    return new Promise((answer) => setAsked({ problems, answer }));
  };
  const close = (go: boolean) => {
    asked?.answer(go);
    setAsked(null);
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) close(false);
      }}
      title={words.question}
      description={<LinkProblems problems={asked?.problems ?? []} />}
      confirmLabel={words.publishAnyway}
      cancelLabel={words.mendFirst}
      onConfirm={() => close(true)}
    />
  );
  return { ask, dialog };
}
