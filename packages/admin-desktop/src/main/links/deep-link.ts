import { deepLinkScheme } from '@infinite/schema/catalogue/desktop';
import { isConsolePlace, type Destination } from '#ipc/channels.ts';
import { parseUrl } from '#main/security/parse-url.ts';

/**
 * The parameters that a link may carry into the console: a place within a tab, or an id. Never an
 * operation.
 */
const parameters: Record<string, RegExp> = {
  user: /^[0-9a-f-]{1,36}$/i,
  enquiry: /^[0-9a-f-]{1,36}$/i,
  post: /^[0-9a-f-]{1,36}$/i,
  view: /^[a-z-]{1,32}$/,
};

/**
 * `infinite-connections://console/users?user=…` as a place in the console, or null. A link comes
 * from anywhere: only listed places and parameters get through, each once.
 */
export function parseDeepLink(link: string): Destination | null {
  const url = link.length > 512 ? null : parseUrl(link);
  if (!url) return null;
  if (url.protocol !== `${deepLinkScheme}:` || url.host !== 'console') return null;
  if (url.username !== '' || url.password !== '') return null;
  const tab = url.pathname.replace(/^\//, '').replace(/\/$/, '') || 'users';
  if (!isConsolePlace(tab)) return null;
  const params: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(parameters)) {
    const value = url.searchParams.get(name);
    if (value !== null && pattern.test(value)) params[name] = value;
  }
  return { tab, params };
}

/** The link among the arguments of a second start, on Linux and Windows. */
export const deepLinkAmong = (args: readonly string[]): string | undefined =>
  args.find((argument) => argument.startsWith(`${deepLinkScheme}://`));
