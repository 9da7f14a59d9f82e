import { loadConfig, type Config } from '#config/config.ts';

/** The environment of the process; `chooseProductionBuilds` changes only what libraries see. */
const environment = { ...process.env };

/** The only place that reads `process.env`. */
export function configFromEnvironment(overrides: Record<string, string | undefined> = {}): Config {
  return loadConfig({ ...environment, ...overrides });
}

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
