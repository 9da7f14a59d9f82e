/** The environment of the process at its start; `chooseProductionBuilds` changes only what libraries see. */
export const environment: Readonly<Record<string, string | undefined>> = { ...process.env };

/**
 * React picks its build by NODE_ENV, and its development build draws several times slower. A built
 * product wants the other one, also where it is tried out without production's demands. Call
 * before React is imported.
 */
export function chooseProductionBuilds(): void {
  process.env['NODE_ENV'] = 'production';
}

/** Where to look up programs such as ffmpeg; they get nothing else of the environment. */
export function programSearchPath(): string {
  return process.env['PATH'] ?? '';
}

/** What a Node process of ours gets: the search path, and the folder of compiled modules if one is set. */
export function childEnvironment(): Record<string, string> {
  const folder = environment['NODE_COMPILE_CACHE'];
  return { PATH: programSearchPath(), ...(folder ? { NODE_COMPILE_CACHE: folder } : {}) };
}
