import type { VisitorBadgeMode } from '@infinite/schema/catalogue/site-settings';
import { livelinessWords as words } from '@infinite/schema/words/site-settings.en';
import { Icon } from '@infinite/ui/icon';
import { Eye, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserChance } from '../chance.ts';
import { countVisitors } from '../counted-visitors.ts';
import { simulateVisitors } from '../simulated-visitors.ts';
import { sendVisit } from '../visitor-calls.ts';

const beat = { send: sendVisit, visible: () => document.visibilityState === 'visible' };

/** How many look at the page, counted or made up; the reader may hide it. */
export function VisitorBadge({ mode }: { mode: Exclude<VisitorBadgeMode, 'OFF'> }) {
  const [count, setCount] = useState<number | null>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (hidden) return;
    return mode === 'LIVE'
      ? countVisitors(setCount, browserChance, beat)
      : simulateVisitors(setCount, browserChance);
  }, [mode, hidden]);
  if (count === null || hidden) return null;
  return (
    <aside
      aria-label={words.visitors}
      className="flex animate-appear items-center gap-2 rounded-full border border-rule bg-raised py-1 pr-1 pl-4 text-sm shadow-float"
    >
      <Icon as={Eye} className="text-accent" />
      <span>
        {words.viewing(count)}
        {mode === 'SIMULATED' ? (
          <span className="ml-2 text-ink-soft">({words.sampleFigure})</span>
        ) : null}
      </span>
      <button
        type="button"
        aria-label={words.hideBadge}
        onClick={() => setHidden(true)}
        className="flex size-8 cursor-pointer items-center justify-center rounded-full border-0 bg-transparent text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Icon as={X} />
      </button>
    </aside>
  );
}
