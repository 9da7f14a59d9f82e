import { useQuery } from '@apollo/client/react';
import { AuditEventsDocument } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { useState } from 'react';
import { formatMoment } from '#components/moments.ts';
import { AuditPhrase } from './audit-phrase.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { logStep, UserLog } from './user-log.tsx';

const words = usersConsoleWords.page;

/** What administrators did to the account, newest first. */
export function UserHistory({ id }: { id: string }) {
  const links = usePlaceLinks();
  const toLog = links.to({ user: null, q: null, after: null, view: 'audit', subject: id });
  const [first, setFirst] = useState(logStep);
  const { data, previousData } = useQuery(AuditEventsDocument, {
    variables: { filter: { subjectKind: 'user', subjectId: id }, first },
  });
  return (
    <UserLog
      label={words.history}
      events={(data ?? previousData)?.auditEvents}
      empty={words.noHistory}
      onMore={() => setFirst(first + logStep)}
      line={(line) => (
        <>
          <AuditPhrase line={line} />
          <div className="text-ink-soft">{`${line.actor.name} · ${formatMoment(line.at)}`}</div>
        </>
      )}
    >
      <p className="m-0 mt-3">
        <a {...toLog} className="link inline-flex min-h-8 items-center">
          {words.inLog}
        </a>
      </p>
    </UserLog>
  );
}
