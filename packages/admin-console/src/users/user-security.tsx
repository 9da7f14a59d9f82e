import { useQuery } from '@apollo/client/react';
import { SecurityEventsDocument } from '@infinite/schema/generated/graphql';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { formatMoment } from '#components/moments.ts';

const words = usersConsoleWords.page;
const step = 10;

/** Sign-ins and what else happened around the security of the account, newest first. */
export function UserSecurity({ id }: { id: string }) {
  const [first, setFirst] = useState(step);
  const { data, previousData, error } = useQuery(SecurityEventsDocument, {
    variables: { userId: id, first },
  });
  const events = (data ?? previousData)?.securityEvents;
  return (
    <section aria-label={words.security} className="mt-6 border-t border-rule pt-3 text-sm">
      <h3 className="m-0 mb-2 text-lg">{words.security}</h3>
      {error && !events ? <p className="m-0">{words.securityFailed}</p> : null}
      {events?.nodes.length === 0 ? <p className="m-0">{words.noSecurity}</p> : null}
      <ol className="m-0 list-none p-0">
        {events?.nodes.map((line) => (
          <li key={line.id} className="border-b border-rule py-2 wrap-anywhere">
            {securityLogWords.kinds[line.kind]}
            {line.count > 1 ? ` (${securityLogWords.times(line.count)})` : ''}
            <div className="text-ink-soft">
              {[formatMoment(line.lastAt), line.device, line.network, line.detail]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ol>
      {events?.pageInfo.hasNextPage ? (
        <Button size="sm" className="mt-3" onClick={() => setFirst(first + step)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
