import { lookup as lookupAll, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '#platform/http/outbound/address-rules.ts';

/** Why there was no response; these codes are stable, because users' logs contain them. */
export type OutsideProblem =
  'ADDRESS_NOT_ALLOWED' | 'NAME_NOT_FOUND' | 'NO_CONNECTION' | 'TLS' | 'TIMEOUT' | 'BROKEN_OFF';

export type OutsideAnswer =
  { readonly status: number; readonly answer: string } | { readonly problem: OutsideProblem };

export interface OutsideRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly timeoutMs: number;
  /** Of the answer: read at most, given back at most. */
  readonly readBytes: number;
  readonly keptBytes: number;
  /** Plain http to this machine, for development. */
  readonly toLocalhost: boolean;
}

class NotAllowed extends Error {}

/**
 * Posts to an address that a stranger chose. Only public addresses are connected to: the name is
 * resolved here, each result is judged, and exactly the judged addresses go to the socket, so a
 * name that answers differently a moment later gains nothing. Redirects are not followed.
 */
export async function postOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const url = new URL(request.url);
  const local = request.toLocalhost && isLocalName(url.hostname);
  if (!local && url.protocol !== 'https:') return { problem: 'ADDRESS_NOT_ALLOWED' };
  // A literal address needs no resolution.
  if (!local && isIP(url.hostname.replace(/^\[|\]$/g, '')) && !isPublicAddress(url.hostname)) {
    return { problem: 'ADDRESS_NOT_ALLOWED' };
  }
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await send(url, request, local ? isLoopbackAddress : isPublicAddress, signal);
    return {
      status: response.statusCode ?? 0,
      answer: await beginningOf(response, request, signal),
    };
  } catch (error) {
    return { problem: problemOf(error, signal) };
  }
}

function isLocalName(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname);
}

function send(
  url: URL,
  { headers, body }: OutsideRequest,
  allowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // A new connection each time: a pooled one could have been opened under other rules.
      agent: false,
      lookup: lookupAmong(allowed),
      signal,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        'content-length': Buffer.byteLength(body),
      },
    });
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!allowed(socket.remoteAddress ?? '')) request.destroy(new NotAllowed());
      });
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}

/** A resolver that returns only allowed addresses; a single forbidden one rejects the name. */
function lookupAmong(allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => allowed(address))) return callback(new NotAllowed(), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
}

/** The first bytes as text. An endless response is cut off. */
async function beginningOf(
  response: IncomingMessage,
  { readBytes, keptBytes }: OutsideRequest,
  signal: AbortSignal,
): Promise<string> {
  const kept: Buffer[] = [];
  let length = 0;
  let keptLength = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (keptLength < keptBytes) kept.push(chunk.subarray(0, keptBytes - keptLength));
      keptLength = Math.min(keptBytes, keptLength + chunk.length);
      length += chunk.length;
      if (length >= readBytes) break;
    }
  } catch (error) {
    // The status is the outcome; but a response that does not end in time counts as a timeout.
    if (signal.aborted) throw error;
  } finally {
    response.destroy();
  }
  // PostgreSQL's text accepts every character except this one.
  return Buffer.concat(kept).toString('utf8').replaceAll('\0', '\uFFFD');
}

function problemOf(error: unknown, signal: AbortSignal): OutsideProblem {
  if (error instanceof NotAllowed) return 'ADDRESS_NOT_ALLOWED';
  if (signal.aborted) return 'TIMEOUT';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_NOT_FOUND';
  if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) return 'BROKEN_OFF';
  if (/^ERR_(SSL|TLS)|CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'TLS';
  return 'NO_CONNECTION';
}
