import { apiDocsWords } from '#developers/api-docs.en.ts';
import type { TriedRequest } from './request-of.ts';

const words = apiDocsWords.tryIt;

/** An answer as the page shows it. */
export interface TriedAnswer {
  /** '200 OK · 34 ms'. */
  readonly status: string;
  readonly good: boolean;
  readonly headers: string;
  readonly body: string;
}

const longestBody = 20_000;

/**
 * Sends it with the key alone: cookies stay out, so that the answer is the one a program gets.
 * Resolves to null when no answer came.
 */
export async function sendTried(
  { method, address, headers, body }: TriedRequest,
  key: string,
): Promise<TriedAnswer | null> {
  const before = performance.now();
  try {
    const response = await fetch(address, {
      method,
      headers: { ...headers, ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body,
      credentials: 'omit',
      cache: 'no-store',
      // A redirect leads to a page, which is not what was asked for.
      redirect: 'manual',
    });
    const shown = await bodyWords(response);
    const took = words.took(Math.round(performance.now() - before));
    return {
      status: [`${response.status} ${response.statusText}`.trim(), took].join(' · '),
      good: response.ok,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: shown,
    };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function bodyWords(response: Response): Promise<string> {
  const media = response.headers.get('content-type') ?? '';
  if (!/json|^text\/|xml|svg|gedcom/.test(media)) {
    const { byteLength } = await response.arrayBuffer();
    return byteLength === 0 ? '' : words.bytes(byteLength, media);
  }
  const text = /json/.test(media) ? laidOut(await response.text()) : await response.text();
  if (text.length <= longestBody) return text;
  return `${text.slice(0, longestBody)}\n${words.cut(text.length - longestBody)}`;
}

function laidOut(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
