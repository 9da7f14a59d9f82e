import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, pages it shares with other processes left out (Linux). */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return kilobytes('RssAnon') / 1024;
}

/** The most a process holds while `work` runs, looked at twenty times a second. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = memoryOf(pid);
  const look = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 50);
  await work().finally(() => clearInterval(look));
  return Math.max(peak, memoryOf(pid));
}
