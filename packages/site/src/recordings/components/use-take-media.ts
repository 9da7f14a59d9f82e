import { useEffect, useState } from 'react';
import { barOf } from '#recordings/engine/level.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { Take } from '#recordings/engine/take.ts';

export interface TakeMedia {
  /** An address of the take's bytes within this page. */
  url: string;
  /** Its shape: heights 0 to 100. */
  bars: number[];
}

/**
 * The sound of a take that only this device has; null until it is read. A take's sound never changes
 * once it is over, so its title and trim may change without it being read again.
 */
export function useTakeMedia(
  engine: Pick<RecorderEngine, 'fileOf' | 'levelsOf'>,
  { id, bytes, mimeType }: Take,
): TakeMedia | null {
  const [media, setMedia] = useState<TakeMedia | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let over = false;
    const read = async (): Promise<void> => {
      const [file, levels] = await Promise.all([
        engine.fileOf({ id, bytes, mimeType }),
        engine.levelsOf(id),
      ]);
      if (over) return;
      url = URL.createObjectURL(file);
      setMedia({ url, bars: levels.map(barOf) });
    };
    void read().catch(() => setMedia(null));
    return () => {
      over = true;
      setMedia(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [engine, id, bytes, mimeType]);
  return media;
}
