import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import { RecentActivityDocument } from '@infinite/schema/generated/operations';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { ask } from '#api/ask.ts';

type Activity = SettingsPageQuery['recentActivity'];

const words = securityLogWords.recent;

/** What happened around the member's account, newest first. */
export function RecentActivity({ first, timeZone }: { first: Activity; timeZone: string }) {
  const [lines, setLines] = useState(first.nodes);
  const [after, setAfter] = useState(placeAfter(first));
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const written = new Intl.DateTimeFormat('en-US', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const showMore = async () => {
    setState('pending');
    const answer = await ask(RecentActivityDocument, { after });
    if (answer.kind !== 'data') {
      setState('failed');
      return;
    }
    setLines([...lines, ...answer.data.recentActivity.nodes]);
    setAfter(placeAfter(answer.data.recentActivity));
    setState('idle');
  };
  return (
    <section aria-labelledby="recent-activity">
      <h3 id="recent-activity" className="m-0 text-xl">
        {words.title}
      </h3>
      <p className="mt-1 mb-0 text-ink-soft">{words.lead}</p>
      {lines.length === 0 ? <p>{words.empty}</p> : null}
      <ul className="m-0 mt-4 max-w-[720px] list-none border-t border-rule p-0">
        {lines.map((line) => (
          <li key={line.id} className="border-b border-rule py-3">
            <p className="m-0">
              <strong>{securityLogWords.kinds[line.kind]}</strong>
              {line.count > 1 ? ` · ${securityLogWords.times(line.count)}` : null}
              {line.detail ? ` · ${line.detail}` : null}
            </p>
            <p className="mt-1 mb-0 text-sm wrap-anywhere text-ink-soft">
              {written.format(new Date(line.lastAt))} · {line.device}
              {line.network ? ` · ${line.network}` : null}
            </p>
          </li>
        ))}
      </ul>
      <div role="status">{state === 'failed' ? words.failed : null}</div>
      {after === null ? null : (
        <Button className="mt-5" pending={state === 'pending'} onClick={() => void showMore()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function placeAfter({ pageInfo }: Activity): string | null {
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}
