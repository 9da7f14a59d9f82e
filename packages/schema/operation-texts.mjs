import { basename, dirname } from 'node:path';
import { print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * A preset of the code generator: every operation as the text that is sent, with the fragments it uses.
 * A browser that sends texts loads neither parsed documents nor the printer of the GraphQL library.
 * Each folder of documents is a module of its own, so that a page loads the texts of its own features.
 */
export const preset = {
  buildGeneratesSection({ baseOutputDir, documents, config, schema, schemaAst }) {
    const file = (filename, plugin) => ({
      ...{ filename: `${baseOutputDir}${filename}.ts`, documents, config, schema, schemaAst },
      plugins: [{ texts: {} }],
      pluginMap: { texts: { plugin: () => plugin() } },
    });
    const folders = [...new Set(documents.map(folderOf))].toSorted();
    return [
      file('operation-text', () => `${head}\n\n${typeOfTexts}\n`),
      ...folders.map((folder) => file(folder, () => textsOf(folder, documents))),
      file('index', () => indexOf(folders)),
    ];
  },
};

const head = '/* eslint-disable */';

const folderOf = ({ location }) => basename(dirname(location));

function indexOf(folders) {
  const modules = folders.map((folder) => `export * from './${folder}.ts';`);
  const type = "export type { OperationText } from './operation-text.ts';";
  return [head, '', ...modules, type, ''].join('\n');
}

function textsOf(folder, documents) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = documents
    .filter((each) => folderOf(each) === folder)
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => !isFragment(definition));
  if (operations.length === 0) return `${head}\n\nexport {};\n`;
  const types = operations.flatMap(typesOf).sort();
  return [
    head,
    `import type {\n${types.map((type) => `  ${type},`).join('\n')}\n} from '../graphql.ts';\nimport type { OperationText } from './operation-text.ts';`,
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
