import { figureWords } from '#components/components.en.ts';
import { showToast } from '@infinite/ui/toast-store';
import { useDownload } from '#components/use-download.ts';
import { usePlatform } from '#platform/platform-context.tsx';

/** Saves the whole funnel as a file. */
export function useFunnelCsv(weeks: number) {
  const platform = usePlatform();
  const download = useDownload();
  const save = async () => {
    try {
      const outcome = await download.run((tell, signal) =>
        platform.download(`/api/admin/funnel.csv?weeks=${weeks}`, 'funnel.csv', tell, signal),
      );
      if (outcome.kind === 'saved') showToast({ title: figureWords.csvDone(outcome.fileName) });
    } catch (error) {
      console.error('Saving the funnel failed', error);
      showToast({ title: figureWords.csvFailed, tone: 'danger' });
    }
  };
  return { save: () => void save(), saving: download.state !== null };
}
