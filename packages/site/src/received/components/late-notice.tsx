import { receivedWords } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';

const words = receivedWords.late;

/** It should have been here earlier: said once, with the reason, without excuses. */
export function LateNotice({ reason }: { reason?: string | null }): ReactElement {
  return (
    <aside className="w-full rounded-md bg-amber-tint px-6 py-5 text-ink">
      <p className="m-0 font-semibold">{words.heading}</p>
      <p className="m-0 mt-1">
        {reason ? `${reason} ` : null}
        {words.body}
      </p>
    </aside>
  );
}
