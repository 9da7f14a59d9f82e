import type { UserPageFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { formatCount } from '#components/figures.ts';
import { failuresId } from './user-failures.tsx';

const words = usersConsoleWords.page;
type Count = keyof typeof words.counts;
// The keys are exactly these names.
const counts = Object.keys(words.counts) as Count[];
const troubles: readonly Count[] = ['failed', 'deliveriesFailed'];

/** One press from the number to what failed; the address of the console stays as it is. */
function showFailures(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.stopPropagation();
  const failures = document.getElementById(failuresId);
  failures?.scrollIntoView({ block: 'start' });
  failures?.focus();
}

/** How the account's messages and letters stand: counts, and nothing of what they say. */
export function UserHealth({ health }: { health: UserPageFragment['deliveryHealth'] }) {
  return (
    <section aria-label={words.health} className="mt-6 border-t border-rule pt-3 text-sm">
      <h3 className="m-0 text-lg">{words.health}</h3>
      <p className="mt-1 mb-3 text-ink-soft">{words.healthNote}</p>
      <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {counts.map((count) => (
          <div key={count} className="rounded-md border border-rule bg-raised px-3 py-2">
            <dt className="text-ink-soft">{words.counts[count]}</dt>
            <dd
              className={clsx(
                'm-0 text-xl tabular-nums',
                troubles.includes(count) && health[count] > 0 && 'font-semibold text-danger',
              )}
            >
              {count === 'deliveriesFailed' && health[count] > 0 ? (
                <a href={`#${failuresId}`} onClick={showFailures} className="link text-danger">
                  {formatCount(health[count])}
                </a>
              ) : (
                formatCount(health[count])
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
