import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { programSearchPath } from '#config/env.ts';

/** Full path of a program on the search path, or null. */
export function findProgram(name: string): string | null {
  for (const folder of programSearchPath().split(path.delimiter)) {
    if (folder === '') continue;
    const file = path.join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

export interface ProgramLimits {
  /** `address`: all it maps; `data`: what it may write to, for programs that reserve much more. */
  readonly memory: { readonly kind: 'address' | 'data'; readonly megabytes: number };
  readonly cpuSeconds: number;
}

/**
 * The command that runs `program` with limits of memory and CPU time where the system has
 * `prlimit` (util-linux); both limits end the program itself and nothing else.
 */
export function limited(program: readonly string[], limits: ProgramLimits): string[] {
  const prlimit = findProgram('prlimit');
  if (!prlimit) return [...program];
  const { kind, megabytes } = limits.memory;
  const memory = `--${kind === 'address' ? 'as' : 'data'}=${megabytes * 1024 * 1024}`;
  // The soft limit alone: what runs below it (ffmpeg below node) has a limit of its own.
  const cpu = `--cpu=${Math.ceil(limits.cpuSeconds)}:`;
  return [prlimit, memory, cpu, '--core=0', '--', ...program];
}

const nobody = 65_534;

/**
 * The command that runs `program` as a user without rights, where this process may change users
 * (root), and in any case without a way to gain rights. It must need nothing but its pipes.
 */
export function unprivileged(program: readonly string[]): string[] {
  const setpriv = findProgram('setpriv');
  if (!setpriv) return [...program];
  const asNobody = [
    setpriv,
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--no-new-privs',
  ];
  if (process.getuid?.() === 0 && works(asNobody)) return [...asNobody, ...program];
  const bare = [setpriv, '--no-new-privs'];
  return works(bare) ? [...bare, ...program] : [...program];
}

const known = new Map<string, boolean>();

/** A container may refuse to change users even for root: then it is tried once and left alone. */
function works(prefix: readonly string[]): boolean {
  const key = prefix.join(' ');
  let answer = known.get(key);
  if (answer === undefined) {
    const [program = '', ...options] = prefix;
    const probe = findProgram('true');
    answer = probe !== null && spawnSync(program, [...options, probe]).status === 0;
    known.set(key, answer);
  }
  return answer;
}
