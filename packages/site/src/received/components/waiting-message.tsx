import { receivedWords } from '@infinite/schema/words/received.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { LateNotice } from './late-notice.tsx';
import type { SharedPageView } from './shared-page-view.ts';

const words = receivedWords.waiting;

/** Collect, not ambush: that something waits, from whom, and the choice when to open it. */
export function WaitingMessage(props: { page: SharedPageView; token: string }): ReactElement {
  const { page, token } = props;
  return (
    <div className="mx-auto flex max-w-measure flex-col items-start gap-6 text-lg">
      <h1 className="m-0 text-3xl sm:text-4xl">{words.heading(page.to)}</h1>
      <p className="m-0 text-xl">{words.from(page.from)}</p>
      {page.late ? <LateNotice reason={page.lateReason} /> : null}
      <form method="post" action={`/shared/${token}/opened`} className="max-sm:w-full">
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          {words.open}
        </Button>
      </form>
      <p className="m-0 text-ink">{words.later}</p>
    </div>
  );
}
