import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { composerWords } from '@infinite/schema/words/composer.en';
import { useState } from 'react';
import { newClientId } from './client-id.ts';

export interface UploadView {
  key: string;
  name: string;
  bytes: number;
  sent: number;
  /** What stopped it, in plain words; null while it is on its way. */
  problem: string | null;
}

interface Upload extends UploadView {
  stop: AbortController;
}

const words = composerWords.say;

/** Sends files one after another, each by itself: one that fails takes no other with it. */
export function useUploads(options: {
  memberId: string;
  onArrived: (recordingId: string) => Promise<void>;
}) {
  const [list, setList] = useState<Upload[]>([]);
  const change = (key: string, part: Partial<Upload>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const forget = (key: string) => setList((now) => now.filter((one) => one.key !== key));

  const sendOne = async (file: File, { key, stop }: Upload) => {
    // The sender comes with the first file, not with the page.
    const { uploadFile, problemOfFile } = await import('#recordings/engine/file-upload.ts');
    const { loadUploadLimitMb } = await import('#recordings/recordings-calls.ts');
    const { signInHere, uploadEndpoint } = await import('#recordings/sign-in-here.ts');
    // Not known now: the server, which decides, still says so.
    const limitMb = await loadUploadLimitMb().catch(() => defaultSettings.maxFileSize);
    const refused = problemOfFile(file, limitMb);
    if (refused !== null) {
      const limit = `${limitMb} MB`;
      const problem =
        refused === 'empty' ? words.uploadEmpty(file.name) : words.uploadTooLarge(file.name, limit);
      change(key, { problem });
      return;
    }
    try {
      const recordingId = await uploadFile({
        memberId: options.memberId,
        endpoint: uploadEndpoint,
        onSignInNeeded: signInHere,
        file,
        signal: stop.signal,
        onSent: (sent) => change(key, { sent }),
        onState: () => undefined,
      });
      await options.onArrived(recordingId);
      forget(key);
    } catch {
      // Whatever stopped it, the file is still on this device and can be chosen again.
      if (!stop.signal.aborted) change(key, { problem: words.uploadFailed(file.name) });
    }
  };

  return {
    list: list as readonly UploadView[],
    forget,
    stop(key: string) {
      list.find((one) => one.key === key)?.stop.abort();
      forget(key);
    },
    send(files: readonly File[]) {
      const fresh = files.map((file) => ({
        file,
        upload: {
          key: newClientId(),
          name: file.name,
          bytes: file.size,
          sent: 0,
          problem: null,
          stop: new AbortController(),
        },
      }));
      setList((now) => [...now, ...fresh.map(({ upload }) => upload)]);
      void fresh.reduce(
        (before, { file, upload }) => before.then(() => sendOne(file, upload)),
        Promise.resolve(),
      );
    },
  };
}
