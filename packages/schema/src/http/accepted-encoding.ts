export type Encoding = 'br' | 'gzip' | 'identity';

const answered = new Map<string, Encoding>();

/** The smallest form a reader takes (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = answered.get(header);
  if (known) return known;
  const encoding = choose(header);
  // Browsers send a handful of different headers; parse a client that sends more each time.
  if (answered.size < 100) answered.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(parse));
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function parse(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
