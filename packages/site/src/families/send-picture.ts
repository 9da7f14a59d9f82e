import { familyHeaders } from '@infinite/api-client/family-in-view';
import { throwIfNotOk } from '@infinite/api-client/request';

/**
 * Sends a picture as a file.
 * @returns the path under which it is shown
 * @throws Refusal; TypeError without a connection
 */
export async function sendPicture(to: string, file: File): Promise<string> {
  const response = await fetch(to, {
    method: 'PUT',
    headers: { ...familyHeaders(), 'Content-Type': 'application/octet-stream' },
    body: await openable(file),
  });
  await throwIfNotOk(response);
  const { path } = (await response.json()) as { path: string };
  return path;
}

/** The server opens no HEIC, but the browsers of the devices that make it do. */
async function openable(file: File): Promise<Blob> {
  if (!/hei[cf]/i.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.92);
    });
    return drawn ?? file;
  } catch {
    // Sent as it is: the answer says what to do.
    return file;
  }
}

const longestSide = 2048;
