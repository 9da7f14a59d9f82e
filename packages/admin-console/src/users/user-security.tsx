import { useQuery } from '@apollo/client/react';
import { SecurityEventsDocument } from '@infinite/schema/generated/graphql';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { usersConsoleWords } from '#users/users.en.ts';
import { useState } from 'react';
import { formatMoment } from '#components/moments.ts';
import { logStep, UserLog } from './user-log.tsx';

const words = usersConsoleWords.page;

/** Sign-ins and what else happened around the security of the account, newest first. */
export function UserSecurity({ id }: { id: string }) {
  const [first, setFirst] = useState(logStep);
  const { data, previousData, error } = useQuery(SecurityEventsDocument, {
    variables: { userId: id, first },
  });
  const events = (data ?? previousData)?.securityEvents;
  return (
    <UserLog
      label={words.security}
      events={events}
      empty={words.noSecurity}
      onMore={() => setFirst(first + logStep)}
      line={(line) => (
        <>
          {securityLogWords.kinds[line.kind]}
          {line.count > 1 ? ` (${securityLogWords.times(line.count)})` : ''}
          <div className="text-ink-soft">
            {[formatMoment(line.lastAt), line.device, line.network, line.detail]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </>
      )}
    >
      {error && !events ? <p className="m-0">{words.securityFailed}</p> : null}
    </UserLog>
  );
}
