import { print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * A plugin of the code generator: every operation as the text that is sent, with the fragments it uses.
 * A browser that sends texts loads neither parsed documents nor the printer of the GraphQL library.
 */
export function plugin(_schema, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter((definition) => !isFragment(definition));
  const types = operations.flatMap(typesOf).sort();
  return [
    '/* eslint-disable */',
    `import type {\n${types.map((type) => `  ${type},`).join('\n')}\n} from './graphql.ts';`,
    typeOfTexts,
    ...operations.map((operation) => {
      const text = textOf(operation, fragments);
      const name = `${operation.name.value}Document`;
      return `export const ${name} =\n  ${JSON.stringify(text)} as OperationText<${typesOf(operation).join(', ')}>;`;
    }),
    '',
  ].join('\n\n');
}

const typeOfTexts = `/** The text of an operation, with the types of its result and its variables. */
export type OperationText<Result, Variables> = string & {
  readonly __types?: (variables: Variables) => Result;
};`;

const kinds = { query: 'Query', mutation: 'Mutation' };

function typesOf({ name, operation }) {
  const type = name.value + kinds[operation];
  return [type, `${type}Variables`];
}

function isFragment({ kind }) {
  return kind === 'FragmentDefinition';
}

function textOf(operation, fragments) {
  const used = new Set();
  const collect = (definition) =>
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`no fragment ${name.value}`);
        if (used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return stripIgnoredCharacters([operation, ...used].map(print).join('\n'));
}
