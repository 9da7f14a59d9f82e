import type { ExportKind } from '@infinite/schema/catalogue/admin';
import { exportWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import type { ButtonSize } from '@infinite/ui/button-style';
import { Icon } from '@infinite/ui/icon';
import { showToast } from '@infinite/ui/toast-store';
import { Download } from 'lucide-react';
import { OnlyWith, usePlatform } from '#platform/platform-context.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { useDownload } from './use-download.ts';

interface ExportButtonProps {
  kind: ExportKind;
  label: string;
  /**
   * Narrows what is exported, or makes what narrows it when the button is pressed; absent: the
   * documented call, which exports everything.
   */
  query?: string | (() => Promise<string>);
  size?: ButtonSize;
}

/**
 * Exports one kind as CSV, with the documented toasts; its progress stands beside it. Absent for
 * roles that may not export.
 */
export function ExportButton(props: ExportButtonProps) {
  return (
    <OnlyWith right="exports">
      <Export {...props} />
    </OnlyWith>
  );
}

function Export({ kind, label, query, size }: ExportButtonProps) {
  const platform = usePlatform();
  const download = useDownload();
  const start = async () => {
    try {
      const outcome = await download.run(async (tell, signal) => {
        if (!query) return platform.exportCsv(kind, tell, signal);
        const narrowed = typeof query === 'string' ? query : await query();
        const path = `/api/admin/export/${kind}?${narrowed}`;
        return platform.download(path, `${kind}-export.csv`, tell, signal);
      });
      if (outcome.kind === 'cancelled') showToast({ title: words.cancelled });
      else showToast({ title: words.doneTitle, description: words.done(kind), tone: 'success' });
    } catch (error) {
      console.error('An export failed', error);
      showToast({ title: words.failedTitle, description: words.failed, tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size={size} pending={download.state !== null} onClick={() => void start()}>
        <Icon as={Download} />
        {label}
      </Button>
      <DownloadProgress what={label} download={download} />
    </div>
  );
}
