import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program (USER_HZ). */
const ticksPerSecond = 100;

/** User and system time of a process, its children and those of them that have ended (Linux). */
export function cpuSecondsOf(pid: number): number {
  const stats = new Map(readdirSync('/proc').flatMap(statOf));
  const sum = (of: number): number => {
    const own = stats.get(of)?.ticks ?? 0;
    const children = [...stats].filter(([, { parent }]) => parent === of);
    return children.reduce((total, [child]) => total + sum(child), own);
  };
  return sum(pid) / ticksPerSecond;
}

/** The part of it that the kernel took on behalf of the process itself: reading and writing sockets. */
export function kernelSecondsOf(pid: number): number {
  return (fieldsOf(String(pid))[systemTime] ?? 0) / ticksPerSecond;
}

/** Places of user and system time, and of the same of children that ended, in `fieldsOf`. */
const userTime = 11;
const systemTime = 12;

/** Fields after the command's name, which may hold spaces: proc(5), from field 3 on. */
function fieldsOf(name: string): number[] {
  const text = readFileSync(`/proc/${name}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function statOf(name: string): [number, { parent: number; ticks: number }][] {
  const pid = Number(name);
  if (!(pid > 0)) return [];
  try {
    const fields = fieldsOf(name);
    const ticks = [userTime, systemTime, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
    return [[pid, { parent: fields[1] ?? 0, ticks }]];
  } catch {
    return [];
  }
}
