import { useEffect, useRef, useState } from 'react';
import { loadUploadLimitMb } from '#recordings/recordings-calls.ts';
import { signInHere, uploadEndpoint } from '#recordings/sign-in-here.ts';
import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { openArchives, type TroubledArchive } from './archive/open-archives.ts';
import type { ArrivalQueue, Held } from './queue/arrival-queue.ts';
import { Digester } from './queue/digester.ts';
import type { Entry } from './queue/entry.ts';
import type { ChosenFile } from './queue/new-entry.ts';
import { openQueue } from './queue/open-queue.ts';
import { DeviceStore } from './queue/queue-store.ts';
import { whenMine } from './when-mine.ts';

export interface Arrivals {
  readonly entries: readonly Entry[];
  readonly held: Held | null;
  readonly line: ArrivalQueue['line'];
  readonly limitMb: number;
  /** Another tab of this browser works on the queue. */
  readonly isElsewhere: boolean;
  /** The device keeps no data for us: the queue lives as long as the page. */
  readonly hasFailed: boolean;
  readonly queue: ArrivalQueue | null;
  /** Archives of which something did not come in. */
  readonly troubled: readonly TroubledArchive[];
  /** Waits for the queue when it is not open yet. */
  add(files: readonly ChosenFile[]): void;
}

/** How often the page is drawn again while files move. */
const drawEveryMs = 150;

/** The queue of files on this device, drawn as it changes. */
export function useArrivals(memberId: string, familyId: string): Arrivals {
  const [queue, setQueue] = useState<ArrivalQueue | null>(null);
  const [limitMb, setLimitMb] = useState<number>(defaultSettings.maxFileSize);
  const [standing, setStanding] = useState<'opening' | 'here' | 'elsewhere' | 'failed'>('opening');
  const [, draw] = useState(0);
  const [troubled, setTroubled] = useState<readonly TroubledArchive[]>([]);
  const early = useRef<ChosenFile[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const digester = new Digester();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        draw((count) => count + 1);
      }, drawEveryMs);
    };
    const open = async (): Promise<void> => {
      const limit = await loadUploadLimitMb().catch(() => defaultSettings.maxFileSize);
      const opened = await openQueue({
        memberId,
        familyId,
        limitMb: limit,
        endpoint: uploadEndpoint,
        store: await DeviceStore.open(),
        digest: (content) => digester.digest(content),
        onSignInNeeded: signInHere,
        onChange,
      });
      leaving.signal.addEventListener('abort', () => opened.stop());
      if (leaving.signal.aborted) return opened.stop();
      setLimitMb(limit);
      setStanding('here');
      setQueue(opened);
      await opened.add(early.current.splice(0));
    };
    whenMine(`vault-add:${memberId}`, leaving.signal, () => setStanding('elsewhere'))
      .then(open)
      .catch(() => {
        if (!leaving.signal.aborted) setStanding('failed');
      });
    return () => {
      leaving.abort();
      digester.stop();
      clearTimeout(timer);
    };
  }, [memberId, familyId]);

  return {
    entries: queue?.entries ?? [],
    held: queue?.held ?? null,
    line: queue?.line ?? 'sending',
    limitMb,
    isElsewhere: standing === 'elsewhere',
    hasFailed: standing === 'failed',
    queue,
    troubled,
    add(chosen) {
      void openArchives(chosen).then((opened) => {
        setTroubled(opened.troubled);
        if (queue) void queue.add(opened.files);
        else early.current.push(...opened.files);
      });
    },
  };
}
