import { Button } from '@infinite/ui/button';
import { useId, type ReactNode } from 'react';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from './reading.tsx';

/** What is looked at live, with a button that looks again at once. */
export function CheckedSection(props: {
  words: { heading: string; again: string; looking: string };
  query: Parameters<typeof useTableState>[0] & { refetch: () => Promise<unknown> };
  /** Whether figures of before are shown meanwhile. */
  kept: boolean;
  children: ReactNode;
}) {
  const { words, query, kept, children } = props;
  const id = useId();
  const state = useTableState(query);
  const again = () => void query.refetch().catch(() => undefined);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h3 id={id} className="m-0 text-xl">
          {words.heading}
        </h3>
        <Button size="sm" pending={query.loading} pendingLabel={words.looking} onClick={again}>
          {words.again}
        </Button>
      </div>
      <Reading state={state} onRetry={again} kept={kept} />
      {children}
    </section>
  );
}
