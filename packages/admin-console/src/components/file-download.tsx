import { fileDownloadWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { showToast } from '@infinite/ui/toast-store';
import { usePlatform } from '#platform/platform-context.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { useDownload } from './use-download.ts';

/** Downloads one stored file, with its progress beside the button. */
export function FileDownload(props: {
  path: string;
  fileName: string;
  /** When it did not arrive. */
  failed: string;
}) {
  const { path, fileName, failed } = props;
  const platform = usePlatform();
  const download = useDownload();
  const start = async () => {
    try {
      const outcome = await download.run((tell, signal) =>
        platform.download(path, fileName, tell, signal),
      );
      if (outcome.kind === 'saved') {
        showToast({ title: words.downloaded(outcome.fileName), tone: 'success' });
      }
    } catch (error) {
      console.error('A download failed', error);
      showToast({ title: failed, tone: 'danger' });
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
