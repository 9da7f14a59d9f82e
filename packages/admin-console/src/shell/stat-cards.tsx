import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { RefreshCw } from 'lucide-react';
import { formatCount, formatDollars } from '#components/figures.ts';
import { StatCard } from '#components/stat-card.tsx';
import type { Stats } from './use-stats.ts';

const words = adminConsoleWords.stats;

/** The five documented totals: zeros until they are read; a failed reading is only logged. */
export function StatCards({ stats, pending, refresh }: Stats) {
  const cards = [
    { ...words.users, value: formatCount(stats.totalUsers) },
    { ...words.memories, value: formatCount(stats.totalMemories) },
    { ...words.voiceMessages, value: formatCount(stats.totalVoiceMessages) },
    { ...words.revenue, value: formatDollars(stats.totalRevenue) },
    { ...words.subscriptions, value: formatCount(stats.activeSubscriptions) },
  ];
  return (
    <section aria-label={words.label} className="py-4">
      <div className="grid grid-cols-2 gap-3 max-md:[&>:last-child]:col-span-2 md:grid-cols-3 xl:grid-cols-5">
        {cards.map((card) => (
          <StatCard key={card.label} {...card} />
        ))}
      </div>
      <div className="mt-1 flex justify-end">
        <Button
          variant="quiet"
          size="sm"
          pending={pending}
          pendingLabel={words.refreshing}
          onClick={refresh}
        >
          <Icon as={RefreshCw} />
          {words.refresh}
        </Button>
      </div>
    </section>
  );
}
