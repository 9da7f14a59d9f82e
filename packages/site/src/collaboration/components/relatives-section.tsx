import type { ConnectionsInTreeQuery } from '@infinite/schema/generated/graphql';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { connectionsWords as words } from '#collaboration/connections.en.ts';
import { connectionsPath } from '#collaboration/paths.ts';
import { treePersonPath } from '#tree/paths.ts';

interface RelativesSectionProps {
  readonly tree: ConnectionsInTreeQuery;
  /** The list does not begin with the nearest. */
  readonly isWithin: boolean;
}

/** The people of the tree by how near they are to the viewer; nothing where there is no tree. */
export function RelativesSection({ tree, isWithin }: RelativesSectionProps): ReactElement | null {
  const { people, selfId } = tree.treeOverview;
  const { nodes, pageInfo } = tree.treeRelatives;
  if (people === 0) return null;
  return (
    <section aria-labelledby="in-tree" className="mt-12 max-w-measure">
      <h2 id="in-tree" className="m-0 text-2xl">
        {words.inTree}
      </h2>
      {selfId ? (
        <p className="mt-2 text-ink-soft">{nodes.length === 0 ? words.nobody : words.inTreeLead}</p>
      ) : (
        <Unlinked />
      )}
      {isWithin ? (
        <p>
          <a href={connectionsPath} className="link">
            {words.nearest}
          </a>
        </p>
      ) : null}
      <ul className="m-0 list-none p-0">
        {nodes.map(({ individual, words: relation }) => (
          <li
            key={individual.id}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-rule py-3"
          >
            <a
              className="link inline-block py-1 wrap-anywhere"
              href={treePersonPath(individual.id)}
            >
              <bdi>{individual.name || words.noName}</bdi>
            </a>
            <span className="text-ink-soft wrap-anywhere">{relation}</span>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <LinkButton
          href={`${connectionsPath}?after=${encodeURIComponent(pageInfo.endCursor)}`}
          wide
        >
          {words.inTreeMore}
        </LinkButton>
      ) : null}
    </section>
  );
}

function Unlinked(): ReactElement {
  return (
    <div className="mt-3">
      <p className="m-0 font-serif text-lg">{words.which}</p>
      <p className="mt-1 text-ink-soft">{words.whichHint}</p>
      <LinkButton href="/family-tree">{words.toTree}</LinkButton>
    </div>
  );
}
