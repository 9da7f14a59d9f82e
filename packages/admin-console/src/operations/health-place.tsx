import { useQuery } from '@apollo/client/react';
import { PartsHealthDocument } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Badge } from '@infinite/ui/badge';
import { CheckedSection } from './checked-section.tsx';
import { OpenAlarms } from './open-alarms.tsx';
import { readAgainEveryMs } from './read-again.ts';

const words = databaseConsoleWords.health;
const tones = { OK: 'success', FAILED: 'danger', NOT_CONFIGURED: 'plain' } as const;

/** A live health check of the installation's parts. */
export function HealthPlace() {
  const { previousData, ...query } = useQuery(PartsHealthDocument, {
    fetchPolicy: 'network-only',
    pollInterval: 2 * readAgainEveryMs,
  });
  const data = query.data ?? previousData;
  return (
    <>
      <OpenAlarms />
      <CheckedSection words={words} query={query} kept={data !== undefined}>
        {data ? (
          <ul className="m-0 list-none rounded-md border border-rule p-0">
            {data.partsHealth.map(({ part, state: is, says }) => (
              <li
                key={part}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule px-4 py-3 first:border-t-0"
              >
                <span className="min-w-28 font-semibold">{words.parts[part]}</span>
                <Badge tone={tones[is]}>{words.states[is]}</Badge>
                <span className="text-ink-soft">{says}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </CheckedSection>
    </>
  );
}
