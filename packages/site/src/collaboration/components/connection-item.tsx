import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { ConnectionsInTreeQuery, ConnectionsQuery } from '@infinite/schema/generated/graphql';
import { instantDateWords, relativeWords } from '@infinite/schema/words/dates.en';
import { familyWords } from '@infinite/schema/words/families.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { connectionsWords as words } from '#collaboration/connections.en.ts';
import { questionPath } from '#collaboration/paths.ts';
import { roleNames } from '#families/role-names.ts';
import { treePersonPath } from '#tree/paths.ts';
import { AskForm } from './ask-form.tsx';

interface ConnectionItemProps {
  person: ConnectionsQuery['familyMembers'][number] & {
    readonly shared: ConnectionsQuery['lastShared'][number] | null;
    /** Who they are in the tree, and what they are to the viewer there. */
    readonly inTree: ConnectionsInTreeQuery['treeMembers'][number] | null;
  };
  clock: { now: string; timeZone: string };
}

/** One member, what they shared last, and the way to ask them something. */
export function ConnectionItem({ person, clock }: ConnectionItemProps) {
  const { viewer } = usePageContext();
  const [asking, setAsking] = useState(false);
  const { name, role, joinedAt, you, shared, inTree } = person;
  if (!viewer) return null;
  const mayAsk = !you && mayInFamily(roleNames[viewer.familyRole], 'comment');
  return (
    <article aria-label={name}>
      <h2 className="m-0 flex flex-wrap items-center gap-3 text-xl">
        <bdi className="wrap-anywhere">{name}</bdi>
        <Badge tone={role === 'OWNER' ? 'accent' : 'plain'}>
          {familyWords.roles[roleNames[role]]}
        </Badge>
        {you ? <Badge tone="outline">{words.you}</Badge> : null}
      </h2>
      <p className="mt-1 mb-0 text-sm text-ink-soft">
        {words.since(instantDateWords(joinedAt, clock.timeZone))}
      </p>
      {inTree?.words && !you ? (
        <p className="mt-1 mb-0 wrap-anywhere">
          <a className="link" href={treePersonPath(inTree.individualId)}>
            {inTree.words}
          </a>
        </p>
      ) : null}
      <p className="mt-2 mb-0 wrap-anywhere">
        {shared ? (
          <>
            {words.shared}{' '}
            <a className="link" href={shared.path}>
              <bdi>{shared.title}</bdi>
            </a>
            <span className="text-ink-soft">
              {', '}
              <time dateTime={shared.at}>
                {relativeWords(shared.at, clock.now, clock.timeZone)}
              </time>
            </span>
          </>
        ) : (
          <span className="text-ink-soft">{words.nothing}</span>
        )}
      </p>
      {!mayAsk ? null : asking ? (
        <div className="mt-4">
          <AskForm
            people={[person]}
            onAsked={({ id }) => window.location.assign(questionPath(id))}
            onCancel={() => setAsking(false)}
          />
        </div>
      ) : (
        <Button className="mt-3" onClick={() => setAsking(true)}>
          {words.ask(name)}
        </Button>
      )}
    </article>
  );
}
