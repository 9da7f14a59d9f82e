import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { useCallback, useEffect, useState } from 'react';
import { Notice } from '#recordings/components/notice.tsx';
import { SendingFile, UploadSaid } from '#recordings/components/file-upload.tsx';
import { useFileUpload } from '#recordings/components/use-file-upload.ts';
import { signInHere, uploadEndpoint } from '#recordings/sign-in-here.ts';
import { offlineWords } from './offline.en.ts';
import { sharedFiles, type SharedFile } from './shared-files.ts';

const words = offlineWords.shared;

interface SharedFilesSectionProps {
  memberId: string;
  /** The phone shared something before it could be kept. */
  tooEarly: boolean;
  onFinished(recordingId: string): void;
}

/** What was shared from this phone: into the family's recordings, or off the device. */
export function SharedFilesSection({ memberId, tooEarly, onFinished }: SharedFilesSectionProps) {
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  const upload = useFileUpload({
    memberId,
    endpoint: uploadEndpoint,
    onSignInNeeded: signInHere,
    onFinished,
  });
  const look = useCallback(async () => setShared(await sharedFiles().catch(() => [])), []);
  useEffect(() => void look(), [look]);

  const keep = async ({ file, forget }: SharedFile): Promise<void> => {
    if (!(await upload.send(file))) return;
    await forget();
    await look();
  };
  const remove = async ({ forget }: SharedFile): Promise<void> => {
    await forget();
    await look();
  };
  if (shared.length === 0 && !upload.said && !tooEarly) return null;
  return (
    <section aria-label={words.heading} className="mb-8 grid gap-4">
      {tooEarly ? (
        <Notice tone="amber" title={words.tooEarly.title}>
          {words.tooEarly.text}
        </Notice>
      ) : null}
      {shared.map((one) => (
        <div key={one.id} className="rounded-md border-l-4 border-amber bg-amber-tint px-5 py-4">
          <h2 className="m-0 text-xl [overflow-wrap:anywhere]">{words.title(one.file.name)}</h2>
          <p className="mt-1 mb-4">{words.text(sizeWords(one.file.size))}</p>
          {upload.sending?.file === one.file ? (
            <SendingFile sending={upload.sending} />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                disabled={upload.sending !== null}
                onClick={() => void keep(one)}
              >
                {words.keep}
              </Button>
              <Button variant="quiet" onClick={() => void remove(one)}>
                {words.remove}
              </Button>
            </div>
          )}
        </div>
      ))}
      <UploadSaid said={upload.said} />
    </section>
  );
}
