import type { BackupRowFragment } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { showToast } from '@infinite/ui/toast-store';
import { DownloadProgress } from '#components/download-progress.tsx';
import { useDownload } from '#components/use-download.ts';
import { useMay, usePlatform } from '#platform/platform-context.tsx';

const words = databaseConsoleWords.backups;

/** Downloads the sealed file. */
export function BackupDownload({ backup }: { backup: BackupRowFragment }) {
  const platform = usePlatform();
  const download = useDownload();
  const may = useMay();
  const { url, fileName } = backup;
  if (!url || !may('exports')) return <>–</>;
  const start = async () => {
    try {
      const outcome = await download.run((tell, signal) =>
        platform.download(url, fileName, tell, signal),
      );
      if (outcome.kind === 'saved') {
        showToast({ title: words.downloaded(outcome.fileName), tone: 'success' });
      }
    } catch (error) {
      console.error('A download failed', error);
      showToast({ title: words.downloadFailed, tone: 'danger' });
    }
  };
  return (
    <>
      <Button
        size="sm"
        aria-label={words.downloadOf(fileName)}
        pending={download.state !== null}
        onClick={() => void start()}
      >
        {words.download}
      </Button>
      <DownloadProgress what={fileName} download={download} />
    </>
  );
}
