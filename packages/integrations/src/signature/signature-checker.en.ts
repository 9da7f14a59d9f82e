import type { SignatureVerdict } from './check-signature.ts';

/** The signature checker, on the API page and in the console. */
export const signatureWords = {
  heading: 'Check a signature',
  lead: 'Paste a request that your program received. It is checked in this browser; nothing is sent or kept.',
  secret: 'Signing secret',
  secretHint: 'Begins with whsec_. You saw it when you made the webhook.',
  headers: 'Headers',
  headersHint: 'The lines webhook-id, webhook-timestamp and webhook-signature.',
  body: 'Body',
  bodyHint: 'The bytes as they came, before any JSON parser.',
  check: 'Check the signature',
  example: 'Fill in an example',
  failed: 'This browser cannot check signatures here. Open the page over https.',
} as const;

/** The result, in a word and a sentence. */
export function verdictWords(verdict: SignatureVerdict): { title: string; text: string } {
  switch (verdict.kind) {
    case 'valid':
      return { title: 'Valid', text: 'Secret, headers and body belong together.' };
    case 'old':
      return {
        title: 'Valid, but too old',
        text: `The signature is right, and its timestamp is ${age(verdict.seconds)} away from now. Receivers reject anything beyond five minutes, so that a recorded request cannot be sent again.`,
      };
    case 'secret':
      return {
        title: 'Not a signing secret',
        text: 'A secret begins with whsec_ and goes on in base64. Check that all of it was copied.',
      };
    case 'missing':
      return { title: 'Headers are missing', text: `Not found: ${verdict.names.join(', ')}.` };
    case 'timestamp':
      return {
        title: 'Invalid timestamp',
        text: 'webhook-timestamp must be whole seconds since 1970, such as 1764000000.',
      };
    case 'version':
      return {
        title: 'No signature of version 1',
        text: 'webhook-signature must hold at least one part that begins with v1, and goes on in base64.',
      };
    case 'altered':
      return {
        title: 'Invalid: the body was changed',
        text: 'The signature fits the same text with other whitespace. Check the bytes as they came, before they are parsed or logged.',
      };
    case 'mismatch':
      return {
        title: 'Invalid',
        text: 'No signature fits. The secret is another webhook’s, or the id, the timestamp or the body is not what was signed.',
      };
  }
}

function age(seconds: number): string {
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}
