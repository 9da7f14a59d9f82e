import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real disk that fills quickly, where this machine lets one be mounted. */
export class SmallDisk {
  private constructor(private readonly folder: string) {}

  static async mount(folder: string, kilobytes: number): Promise<SmallDisk | null> {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    await mkdir(folder);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
      return new SmallDisk(folder);
    } catch {
      return null;
    }
  }

  async unmount(): Promise<void> {
    await run('umount', [this.folder]);
  }
}
