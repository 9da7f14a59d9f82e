import { useApolloClient } from '@apollo/client/react';
import {
  CheckBlogLinksDocument,
  type CheckBlogLinksQuery,
} from '@infinite/schema/generated/graphql';
import { linkWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';

export type LinkProblem = CheckBlogLinksQuery['checkBlogLinks'][number];

/** Checks every link of the text in the editor. */
export function LinkPanel({ body }: { body: string }) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<readonly LinkProblem[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const check = async () => {
    setPending(true);
    setFailed(null);
    try {
      const query = { query: CheckBlogLinksDocument, variables: { body } };
      setFound((await client.query(query)).data?.checkBlogLinks ?? []);
    } catch (error) {
      setFailed(refusalOf(error).words || words.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <section aria-label={words.title} className="grid gap-4">
      <p className="m-0">{words.lead}</p>
      <Button
        pending={pending}
        pendingLabel={words.checking}
        onClick={() => void check()}
        className="justify-self-start"
      >
        {words.check}
      </Button>
      <div role="status">
        {failed}
        {found?.length === 0 ? words.allFine : null}
        {found && found.length > 0 ? <LinkProblems problems={found} /> : null}
      </div>
    </section>
  );
}

export function LinkProblems({ problems }: { problems: readonly LinkProblem[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {problems.map(({ address, words: said, line, fault }) => (
        <li key={`${line} ${address}`} className="border-l-4 border-amber pl-3">
          <p className="m-0 wrap-anywhere">
            <strong>{words.faults[fault]}</strong> {words.place(said, line)}
          </p>
          <p className="m-0 text-sm wrap-anywhere text-ink-soft">{address}</p>
        </li>
      ))}
    </ul>
  );
}
