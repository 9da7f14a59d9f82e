import type { ExportOutcome, OnProgress } from '@infinite/admin-console/platform/platform';
import { fileNameOf } from './file-name-of.ts';
import { throwIfNotOk } from '@infinite/api-client/request';
import { currentDevice, deviceHeaders } from '@infinite/api-client/device';

interface Download {
  path: string;
  /** Used when the server names none. */
  name: string;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/**
 * Fetches a whole file, reports progress, and only then passes it to the browser's downloads, so
 * that an interrupted download leaves no partial file. The browser keeps a large one on disk until
 * then.
 */
export async function saveDownload(download: Download): Promise<ExportOutcome> {
  try {
    return await fetchAndSave(download);
  } catch (error) {
    if (download.signal.aborted) return { kind: 'cancelled' };
    throw error;
  }
}

async function fetchAndSave({ path, name, onProgress, signal }: Download): Promise<ExportOutcome> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: deviceHeaders(currentDevice()),
    signal,
  });
  await throwIfNotOk(response);
  if (!response.body) throw new Error('the server answered no file');
  const total = Number(response.headers.get('content-length')) || undefined;
  const counted = response.body.pipeThrough(counting((bytes) => onProgress(bytes, total)));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const blob = await new Response(counted, { headers: { 'content-type': type } }).blob();
  const fileName = fileNameOf(response.headers.get('content-disposition')) ?? name;
  return saveBlob(blob, fileName);
}

function counting(tell: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      tell(bytes);
      controller.enqueue(chunk);
    },
  });
}

/** Passes content that is there already to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): ExportOutcome {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return { kind: 'saved', fileName, bytes: blob.size };
}
