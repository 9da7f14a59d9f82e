import { fileTypeFromBuffer } from 'file-type';

/** Enough for every signature; what lies deeper is not needed to know the form. */
export const headBytes = 64 * 1024;

/**
 * What a file is, by how it begins; never by its name or by what was claimed.
 * @param head the first `headBytes` of it, or all
 */
export async function recognise(head: Buffer): Promise<string> {
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  if (known) return known.mime;
  return isText(head) ? 'text/plain' : 'application/octet-stream';
}

/** Whether it begins as the sound or film of a recorder does. @param head as for `recognise` */
export async function isSound(head: Buffer): Promise<boolean> {
  const type = await recognise(head);
  return /^(audio|video)\//.test(type) || type === 'application/ogg';
}

/** Whether it begins as a picture does. @param head as for `recognise` */
export async function isPicture(head: Buffer): Promise<boolean> {
  return (await recognise(head)).startsWith('image/');
}

function isText(head: Buffer): boolean {
  if (head.includes(0)) return false;
  try {
    // The head may end within a character, which 'stream' takes as unfinished, not as wrong.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
