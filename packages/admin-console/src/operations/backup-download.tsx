import type { BackupRowFragment } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { FileDownload } from '#components/file-download.tsx';
import { useMay } from '#platform/platform-context.tsx';

const words = databaseConsoleWords.backups;

/** Downloads the sealed file. */
export function BackupDownload({ backup }: { backup: BackupRowFragment }) {
  const may = useMay();
  const { url, fileName } = backup;
  if (!url || !may('exports')) return <>–</>;
  return <FileDownload path={url} fileName={fileName} failed={words.downloadFailed} />;
}
