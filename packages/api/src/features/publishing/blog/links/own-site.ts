import { linkCheckLimits as limits } from '@infinite/schema/catalogue/newsroom';
import type { Config } from '#config/config.ts';

/** The status of a path of this site; null when no answer came. */
export type AskOwnSite = (path: string) => Promise<number | null>;

/** Over HTTP: in this process if it serves the site, else by its public name. */
export function askOwnSite({ role, port, publicOrigin }: Config): AskOwnSite {
  const origin = role === 'worker' || port === 0 ? publicOrigin : `http://127.0.0.1:${port}`;
  return async (path) => {
    try {
      const answer = await fetch(origin + path, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(limits.answerMs),
      });
      return answer.status;
    } catch {
      // Any failure means there was no answer.
      return null;
    }
  };
}
