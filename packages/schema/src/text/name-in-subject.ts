/** Longer ones are cut: a subject is no place for a message. */
const longest = 40;

/**
 * The sender's name in a fixed frame ('… has left something for you'). The sender chose it, and a
 * reader believes a subject before anything else, so what looks like a link, a number to call, an
 * office or a mix of scripts that imitates another name is left out.
 * @param anonymous what the subject says instead, in its language
 */
export function nameInSubject(name: string, anonymous = 'Someone you know'): string {
  const plain = name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  if (!/\p{L}/u.test(plain) || misleads(plain)) return anonymous;
  const characters = [...plain];
  return characters.length <= longest
    ? plain
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

function misleads(name: string): boolean {
  return (
    looksLikeLink.test(name) || looksLikeNumber.test(name) || mixesScripts(name) || isOffice(name)
  );
}

const looksLikeLink = /:\/\/|\bwww\b|[/\\]|\p{L}\.\p{L}{2,}|\bdot\s+com\b/iu;
const looksLikeNumber = /(?:\p{N}[\s().-]*){5,}/u;

/** Latin with Cyrillic or Greek in one word: the usual way to imitate a name. */
function mixesScripts(name: string): boolean {
  return name
    .split(' ')
    .some(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
    );
}

/** Words that no relative is called, as they read when 1, I, l and 0, o are taken for each other. */
function isOffice(name: string): boolean {
  return fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => offices.has(word));
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[1i|!]/g, 'l')
    .replaceAll('0', 'o');

const offices = new Set(
  [
    ...[
      'security',
      'support',
      'service',
      'helpdesk',
      'admin',
      'administrator',
      'official',
      'billing',
    ],
    ...['invoice', 'payment', 'payments', 'refund', 'account', 'verification', 'verify', 'urgent'],
    ...['alert', 'warning', 'winner', 'lottery', 'prize', 'bitcoin', 'crypto', 'wallet', 'bank'],
    ...['banking', 'tax', 'irs', 'police', 'customs', 'paypal', 'amazon', 'apple', 'google'],
    ...['sicherheit', 'kundendienst', 'kundenservice', 'konto', 'rechnung', 'zahlung', 'dringend'],
    ...[
      'finanzamt',
      'polizei',
      'sparkasse',
      'seguridad',
      'soporte',
      'cuenta',
      'factura',
      'policia',
    ],
    ...['administrador', 'urgente', 'ganador'],
    ...['microsoft', 'netflix', 'facebook', 'whatsapp', 'docusign', 'dhl', 'fedex', 'ups', 'usps'],
  ].map(fold),
);
