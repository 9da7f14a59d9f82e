/** What somebody pasted of a request that a webhook received. */
export interface ReceivedRequest {
  /** `whsec_` and base64. */
  readonly secret: string;
  /** Header lines as they were logged: `webhook-id: …`. */
  readonly headers: string;
  /** The bytes as they came. */
  readonly body: string;
}

/**
 * valid; old: valid, but no receiver should accept it any more; secret: not a signing secret;
 * missing: `names` are not among the headers; timestamp: not whole seconds; version: no signature of version 1; altered: valid
 * for the same JSON with other whitespace; mismatch: another secret, or another body.
 */
export type SignatureVerdict =
  | { readonly kind: 'valid' | 'secret' | 'timestamp' | 'version' | 'altered' | 'mismatch' }
  | { readonly kind: 'old'; readonly seconds: number }
  | { readonly kind: 'missing'; readonly names: readonly string[] };

/** The age at which receivers reject a request (Standard Webhooks). */
const toleranceSeconds = 300;

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Checks a request as a receiver does (standardwebhooks.com): HMAC-SHA-256 of `id.timestamp.body`.
 * Nothing leaves the device.
 * @param nowSeconds of the Unix clock
 */
export async function checkSignature(
  { secret, headers, body }: ReceivedRequest,
  nowSeconds: number,
): Promise<SignatureVerdict> {
  const key = keyOf(secret);
  if (!key) return { kind: 'secret' };
  const given = readHeaders(headers);
  const missing = names.filter((name) => !given.get(name));
  if (missing.length > 0) return { kind: 'missing', names: missing };
  const [id = '', timestamp = '', signature = ''] = names.map((name) => given.get(name));
  if (!/^\d{1,12}$/.test(timestamp)) return { kind: 'timestamp' };
  const signatures = signature.split(/\s+/).filter((part) => part.startsWith('v1,'));
  if (signatures.length === 0) return { kind: 'version' };
  const isSigned = async (text: string) =>
    signatures.includes(await signatureOf(key, `${id}.${timestamp}.${text}`));
  if (await isSigned(body)) {
    const seconds = Math.abs(nowSeconds - Number(timestamp));
    return seconds > toleranceSeconds ? { kind: 'old', seconds } : { kind: 'valid' };
  }
  for (const text of rewritten(body)) if (await isSigned(text)) return { kind: 'altered' };
  return { kind: 'mismatch' };
}

/** The headers that sign `body`, as header lines. */
export async function signedHeaders(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): Promise<string> {
  const key = keyOf(secret);
  if (!key) throw new Error('not a signing secret');
  const signature = await signatureOf(key, `${id}.${seconds}.${body}`);
  return `webhook-id: ${id}\nwebhook-timestamp: ${seconds}\nwebhook-signature: ${signature}`;
}

/** Header lines by name in lower case; of a name that comes twice, the last. */
export function readHeaders(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*['"]?([\w-]+)['"]?\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    // Logs often print headers as JSON or as an object.
    if (name) found.set(name.toLowerCase(), value.replace(/^['"]|['"]?,?$/g, ''));
  }
  return found;
}

/** What editors, loggers and JSON parsers make of a body. */
function rewritten(body: string): string[] {
  const trimmed = body.trim();
  const variants = [trimmed, `${trimmed}\n`, body.replaceAll('\r\n', '\n')];
  try {
    variants.push(JSON.stringify(JSON.parse(body)));
  } catch {
    // Not JSON: there is no other way to write it.
  }
  return variants.filter((text) => text !== body);
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> | null {
  const [, base64] = /^whsec_([A-Za-z0-9+/]{16,}={0,2})$/.exec(secret.trim()) ?? [];
  if (!base64) return null;
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

async function signatureOf(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}
