import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import type { ServerCheck } from '#ipc/channels.ts';
import { parseServerAddress } from './server-address.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Whether the product answers at an address: `/healthz` says `{"status":"alive"}`. */
export async function checkServer(typed: string, fetch: Fetch): Promise<ServerCheck> {
  const address = parseServerAddress(typed);
  if (!address.ok) return address;
  const { url } = address;
  let response: Response;
  try {
    response = await fetch(new URL('/healthz', url).href, {
      // A redirect would lead to a different server from the one the user entered.
      redirect: 'error',
      signal: AbortSignal.timeout(desktopTimings.serverCheckMs),
    });
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
  if (!(await isAlive(response))) return { ok: false, reason: 'not-this-product' };
  return { ok: true, origin: url.origin };
}

async function isAlive(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const answer: unknown = await response.json().catch(() => null);
  return (
    typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'alive'
  );
}
