import type { UserPageFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import clsx from 'clsx';
import { formatCount } from '#components/figures.ts';

const words = usersConsoleWords.page;
type Count = keyof typeof words.counts;
// The keys are exactly these names.
const counts = Object.keys(words.counts) as Count[];
const troubles: readonly Count[] = ['failed', 'deliveriesFailed'];

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
              {formatCount(health[count])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
