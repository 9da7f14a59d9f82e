import { digestContent } from './digest-content.ts';

/** Reads files off the page's thread, one after another. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; content: Blob }>) => {
  void digestContent(data.content).then(
    (sha256) => postMessage({ id: data.id, sha256 }),
    () => postMessage({ id: data.id, sha256: null }),
  );
});
