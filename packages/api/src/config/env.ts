import { loadConfig, type Config } from '#config/config.ts';

/** What the process was started with; `chooseProductionBuilds` changes only what libraries see. */
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

/** Where programs such as ffmpeg are looked for; nothing else of the environment reaches them. */
export function programSearchPath(): string {
  return process.env['PATH'] ?? '';
}
