import { loadConfig, type Config } from '#config/config.ts';
import { environment } from '#config/env.ts';

/** The configuration that the environment states, beside what a command states itself. */
export function configFromEnvironment(overrides: Record<string, string | undefined> = {}): Config {
  return loadConfig({ ...environment, ...overrides });
}
