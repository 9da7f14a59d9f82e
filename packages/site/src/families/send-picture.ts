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
    body: file,
  });
  await throwIfNotOk(response);
  const { path } = (await response.json()) as { path: string };
  return path;
}
