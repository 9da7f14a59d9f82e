import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A type of schema.org: its own properties, the types above it, and those that are it too. */
interface Term {
  readonly properties: Set<string>;
  readonly above: string[];
}

/**
 * schema.org's vocabulary as schema-dts publishes it (generated from the vocabulary's own release):
 * `interface ArticleBase extends CreativeWorkBase { "articleBody"?: … }` and
 * `interface ArticleLeaf extends ArticleBase { "@type": "Article"; }`.
 */
export class SchemaOrg {
  readonly #bases = new Map<string, Term>();
  readonly #types = new Map<string, readonly string[]>();

  constructor() {
    const file = createRequire(import.meta.url).resolve('schema-dts');
    const text = readFileSync(file.replace(/\.js$/, '.d.ts'), 'utf8');
    const interfaces = /^(?:export )?interface (\w+)(?: extends ([^{]+))?\{([\s\S]*?)^\}/gm;
    for (const [, name = '', above = '', body = ''] of text.matchAll(interfaces)) {
      const parents = [...above.matchAll(/\w+Base\b/g)].map(([parent]) => parent);
      const type = /"@type": "(\w+)"/.exec(body)?.[1];
      if (type) this.#types.set(type, parents);
      const properties = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, key = '']) => key);
      this.#bases.set(name, { properties: new Set(properties), above: parents });
    }
  }

  /** What is wrong with a JSON-LD object, in words; empty when nothing is. */
  faultsOf(value: unknown, at = '$'): string[] {
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => this.faultsOf(item, `${at}[${index}]`));
    }
    if (typeof value !== 'object' || value === null) return [];
    const { '@type': type, ...rest } = value as Record<string, unknown>;
    const inside = Object.entries(rest).flatMap(([key, item]) =>
      this.faultsOf(item, `${at}.${key}`),
    );
    if (type === undefined) return '@id' in rest ? inside : [`${at}: no @type`, ...inside];
    const known = typeof type === 'string' ? this.#propertiesOf(type) : undefined;
    if (!known) return [`${at}: no type ${String(type)}`, ...inside];
    // What an action asks for is any property with '-input' behind it (schema.org, 'Actions').
    const strange = Object.keys(rest).filter(
      (key) => !key.startsWith('@') && !known.has(key.replace(/-(input|output)$/, '')),
    );
    return [...strange.map((key) => `${at}: ${String(type)} has no ${key}`), ...inside];
  }

  #propertiesOf(type: string): Set<string> | undefined {
    const parents = this.#types.get(type);
    if (!parents) return undefined;
    const found = new Set<string>();
    const climb = (name: string): void => {
      const term = this.#bases.get(name);
      term?.properties.forEach((property) => found.add(property));
      term?.above.forEach(climb);
    };
    parents.forEach(climb);
    return found;
  }
}
