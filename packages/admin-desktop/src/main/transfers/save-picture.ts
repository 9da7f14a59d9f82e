import type { Clock, Disk } from '#main/ports.ts';
import { safeFileName } from './file-name.ts';
import { TransferError } from './failure.ts';
import { receiveFile } from './receive-file.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Writes a picture that the window drew into the chosen folder. @returns the name it got */
export function savePicture(
  ports: { disk: Disk; clock: Clock },
  { folder, name, png }: { folder: string; name: string; png: Buffer },
): Promise<string> {
  return receiveFile(ports, {
    body: new Blob([new Uint8Array(png)]).stream(),
    folder,
    name: `${safeFileName(name).replace(/\.png$/i, '')}.png`,
    signal: new AbortController().signal,
    // The window is not believed: nothing but a picture is written.
    see: () => {
      if (!png.subarray(0, signature.length).equals(signature)) {
        throw new TransferError('unexpected');
      }
    },
    end: () => undefined,
  });
}
