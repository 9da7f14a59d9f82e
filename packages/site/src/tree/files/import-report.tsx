import type { TreeImportProblemsQuery } from '@infinite/schema/generated/graphql';
import { TreeImportProblemsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { useId, type ReactElement } from 'react';
import { filesWords } from '#tree/files/files.en.ts';
import { useMore } from '#tree/files/use-more.ts';

const words = filesWords.report;

interface Props {
  readonly importId: string;
  readonly count: number;
  readonly first: TreeImportProblemsQuery['treeImportProblems'];
}

/** What of the file was changed or left out, line by line. */
export function ImportReport({ importId, count, first }: Props): ReactElement {
  const id = useId();
  const { nodes, hasMore, pending, ready, loadMore } = useMore(
    first,
    TreeImportProblemsDocument,
    (after) => ({ id: importId, after }),
    (data) => data.treeImportProblems,
  );
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="m-0 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        {count === 0 ? words.none : words.some(count)}
      </p>
      {count === 0 ? null : (
        <details className="mt-4">
          <summary className="link w-fit cursor-pointer py-2 font-semibold">{words.show}</summary>
          <ul className="m-0 mt-2 list-none p-0">
            {nodes.map((node, at) => (
              <li key={at} className="border-b border-rule py-3">
                <span className="block text-sm text-ink-soft">
                  {[node.line === null ? '' : words.line(node.line ?? 0), node.structure]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="block whitespace-pre-wrap wrap-anywhere">{node.words}</span>
              </li>
            ))}
          </ul>
          {hasMore ? (
            <Button className="mt-4" disabled={!ready} pending={pending} onClick={loadMore}>
              {words.more}
            </Button>
          ) : null}
        </details>
      )}
      {count === 0 ? null : (
        <p className="mt-4">
          <LinkButton size="sm" href={`/api/tree/imports/${importId}/report.txt`}>
            {words.download}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
