import { useQuery } from '@apollo/client/react';
import { AuditEventsDocument } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { formatMoment } from '#components/moments.ts';
import { AuditPhrase } from './audit-phrase.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';

const words = usersConsoleWords.page;
const step = 10;

/** What administrators did to the account, newest first. */
export function UserHistory({ id }: { id: string }) {
  const links = usePlaceLinks();
  const toLog = links.to({ user: null, q: null, after: null, view: 'audit', subject: id });
  const [first, setFirst] = useState(step);
  const { data, previousData } = useQuery(AuditEventsDocument, {
    variables: { filter: { subjectKind: 'user', subjectId: id }, first },
  });
  const events = (data ?? previousData)?.auditEvents;
  return (
    <section aria-label={words.history} className="mt-6 border-t border-rule pt-3 text-sm">
      <h3 className="m-0 mb-2 text-lg">{words.history}</h3>
      {events?.nodes.length === 0 ? <p className="m-0">{words.noHistory}</p> : null}
      <ol className="m-0 list-none p-0">
        {events?.nodes.map((line) => (
          <li key={line.id} className="border-b border-rule py-2">
            <AuditPhrase line={line} />
            <div className="text-ink-soft">{`${line.actor.name} · ${formatMoment(line.at)}`}</div>
          </li>
        ))}
      </ol>
      <p className="m-0 mt-3">
        <a {...toLog} className="link inline-flex min-h-8 items-center">
          {words.inLog}
        </a>
      </p>
      {events?.pageInfo.hasNextPage ? (
        <Button size="sm" className="mt-3" onClick={() => setFirst(first + step)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
