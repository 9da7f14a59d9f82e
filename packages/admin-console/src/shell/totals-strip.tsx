import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { formatCount, formatDollars } from '#components/figures.ts';
import type { Stats } from './use-stats.ts';

const words = adminConsoleWords.stats;

/**
 * The five documented totals in one line, which scrolls where it does not fit: zeros until they
 * are read; a failed reading is only logged.
 */
export function TotalsStrip({ stats, pending, refresh }: Stats) {
  const totals = [
    { ...words.users, value: formatCount(stats.totalUsers) },
    { ...words.memories, value: formatCount(stats.totalMemories) },
    { ...words.voiceMessages, value: formatCount(stats.totalVoiceMessages) },
    { ...words.revenue, value: formatDollars(stats.totalRevenue) },
    { ...words.subscriptions, value: formatCount(stats.activeSubscriptions) },
  ];
  return (
    <div className="flex items-center border-b border-rule py-1.5">
      <section
        aria-label={words.label}
        // Scrolls by keyboard too.
        tabIndex={0}
        className="flex min-w-0 grow overflow-x-auto [scrollbar-width:thin]"
      >
        {totals.map((total) => (
          <Total key={total.label} {...total} />
        ))}
      </section>
      <Button
        variant="quiet"
        size="sm"
        pending={pending}
        aria-label={pending ? words.refreshing : words.refresh}
        title={words.refresh}
        onClick={refresh}
      >
        {pending ? null : <Icon as={RefreshCw} />}
      </Button>
    </div>
  );
}

function Total(props: { label: string; value: string; note: string }) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex flex-1 flex-wrap items-baseline gap-x-2 border-s border-rule px-3 first:border-s-0 first:ps-0 max-sm:min-w-max lg:px-4"
    >
      <p id={id} className="m-0 w-full text-xs whitespace-nowrap text-ink-soft">
        {props.label}
      </p>
      <p className="m-0 font-serif text-xl tabular-nums">{props.value}</p>
      {props.note ? (
        <p className="m-0 text-xs whitespace-nowrap text-ink-soft">{props.note}</p>
      ) : null}
    </div>
  );
}
