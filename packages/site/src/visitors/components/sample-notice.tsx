import { livelinessWords as words, sampleNotices } from '@infinite/schema/words/site-settings.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { useEffect, useState } from 'react';
import { browserChance } from '../chance.ts';
import { showSampleNotices } from '../sample-notices.ts';

/**
 * The pop-up of made-up notices, each marked as a sample. The live region is always there, so that
 * what appears in it is read aloud; one press ends them for this visit.
 */
export function SampleNotice() {
  const [shown, setShown] = useState<number | null>(null);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    if (ended) return;
    return showSampleNotices(setShown, browserChance, sampleNotices.length);
  }, [ended]);
  const notice = shown === null || ended ? undefined : sampleNotices[shown];
  return (
    <div role="status" aria-label={words.notices}>
      {notice ? (
        <div className="max-w-80 animate-rise rounded-lg border border-rule bg-raised px-5 py-4 text-sm shadow-float">
          <Badge tone="amber">{words.sampleNotice}</Badge>
          <p className="mt-2 mb-0">
            <strong>{notice.name}</strong> ({notice.location}) {notice.action}
          </p>
          <p className="m-0 text-ink-soft">{notice.time}</p>
          <Button size="sm" variant="quiet" className="mt-2" onClick={() => setEnded(true)}>
            {words.dismiss}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
