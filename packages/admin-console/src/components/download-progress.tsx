import { downloadWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Progress } from '@infinite/ui/progress';
import { formatBytes } from './figures.ts';
import type { Download } from './use-download.ts';

/** The progress of the current download, if any. `what` names it: 'Users'. */
export function DownloadProgress({ what, download }: { what: string; download: Download }) {
  const { state } = download;
  if (!state) return null;
  const { bytes, totalBytes } = state;
  const said =
    bytes === 0
      ? words.starting
      : words.received(formatBytes(bytes), totalBytes ? formatBytes(totalBytes) : undefined);
  return (
    <div className="flex min-w-60 flex-wrap items-center gap-3 text-sm">
      <div className="min-w-32 flex-1">
        <Progress
          label={words.label(what)}
          value={totalBytes ? bytes / totalBytes : undefined}
          valueText={said}
        />
      </div>
      <span className="tabular-nums text-ink-soft">{said}</span>
      <Button size="sm" onClick={download.stop}>
        {words.cancel}
      </Button>
    </div>
  );
}
