import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import clsx from 'clsx';
import { formatCount } from './figures.ts';

/** How many wait behind a link; nothing when none does. */
export function WaitingCount({ count, urgent }: { count: number; urgent?: boolean }) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'min-w-6 rounded-full px-1.5 text-center text-xs leading-6 font-semibold tabular-nums',
        urgent ? 'bg-danger-tint text-danger' : 'bg-amber-tint text-amber-ink',
      )}
    >
      {count > 99 ? '99+' : formatCount(count)}
      <span className="only-read-aloud"> {adminConsoleWords.waiting}</span>
    </span>
  );
}
