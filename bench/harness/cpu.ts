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

function statOf(name: string): [number, { parent: number; ticks: number }][] {
  const pid = Number(name);
  if (!(pid > 0)) return [];
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command's name, which may hold spaces: proc(5), from field 3 on.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = [11, 12, 13, 14].reduce((total, at) => total + Number(fields[at]), 0);
    return [[pid, { parent: Number(fields[1]), ticks }]];
  } catch {
    return [];
  }
}
