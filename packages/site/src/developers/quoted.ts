/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A JSON value as a literal of TypeScript, laid out as Prettier does. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quotedText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, deeper))
    : Object.entries(value).map(
        ([name, part]) => `${propertyName(name)}: ${literal(part, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

function quotedText(text: string): string {
  // JSON escapes everything that a literal must escape, apart from the quote that is used here.
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside}'`;
}

/** `__proto__` in a literal would set the prototype instead of a property. */
function propertyName(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quotedText(name);
}
