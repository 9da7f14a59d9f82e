import { instantDateWords } from '@infinite/schema/words/dates.en';
import { receivedWords as words } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';
import { EnhancedPlayer } from './enhanced-player.tsx';
import { LateNotice } from './late-notice.tsx';
import { Letter } from './letter.tsx';
import { PrintButton } from './print-button.tsx';
import type { SharedPageView } from './shared-page-view.ts';

/** The message itself. */
export function OpenedMessage({ page }: { page: SharedPageView }): ReactElement {
  const items = page.items.map(({ state, ...item }) => ({ ...item, ready: state === 'READY' }));
  return (
    <div className="flex flex-col gap-10">
      {page.late ? (
        <div className="mx-auto w-full max-w-measure text-lg">
          <LateNotice reason={page.lateReason} />
        </div>
      ) : null}
      <Letter
        letter={{ ...page, items }}
        note={
          page.deliveredAt
            ? words.written(instantDateWords(page.deliveredAt, page.timeZone))
            : undefined
        }
        player={(item) => <EnhancedPlayer item={item} />}
      />
      <footer className="mx-auto flex w-full max-w-measure flex-col gap-4 border-t border-rule pt-6 text-lg print:hidden">
        <PrintButton />
        <p className="m-0 text-ink">{words.kept}</p>
      </footer>
    </div>
  );
}
