import { describe, expect, test } from 'vitest';
import { importsOf, sourcesBelow, type Source } from './sources.ts';

const isTest = ({ path }: Source) => /\.test\.tsx?$|\/testing\//.test(path);
const all = sourcesBelow('packages');
const product = all.filter((source) => !isTest(source));

/** Every import that `forbidden` finds, as `file → specifier`. */
function offences(
  sources: readonly Source[],
  forbidden: (source: Source, target: string, specifier: string) => boolean,
): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter(({ specifier, target }) => forbidden(source, target ?? '', specifier))
      .map(({ specifier }) => `${source.path} → ${specifier}`),
  );
}

const packageOf = (path: string) => /^packages\/([^/]+)/.exec(path)?.[1] ?? '';
const featureOf = (path: string) =>
  /^packages\/api\/src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1];

describe('packages', () => {
  const mayImport: Record<string, string[]> = {
    schema: [],
    quizzes: [],
    gedcom: [],
    kinship: [],
    ui: ['schema'],
    'api-client': ['schema'],
    drafts: [],
    integrations: ['schema', 'ui', 'api-client'],
    'admin-console': ['schema', 'quizzes', 'ui', 'api-client', 'drafts', 'integrations'],
    'admin-desktop': ['schema', 'quizzes', 'ui', 'api-client', 'admin-console'],
    api: ['schema', 'quizzes', 'gedcom', 'kinship'],
    site: [
      ...['schema', 'quizzes', 'gedcom', 'kinship', 'ui', 'api-client', 'drafts'],
      ...['integrations', 'admin-console'],
    ],
    server: ['schema', 'api', 'site'],
  };

  test('import only the packages below them', () => {
    const wrong = offences(product, ({ path }, target) => {
      const from = packageOf(path);
      const to = packageOf(target);
      return to !== '' && to !== from && !mayImport[from]?.includes(to);
    });
    expect(wrong).toEqual([]);
  });

  test('the contract, the design system and the console stay usable in a browser', () => {
    const browserSafe = product.filter(({ path }) =>
      /^packages\/(schema|quizzes|gedcom|kinship|ui|api-client|drafts|integrations|admin-console)\//.test(
        path,
      ),
    );
    const forBoth = browserSafe.filter(({ path }) => !path.endsWith('.server.ts'));
    expect(offences(forBoth, (_, __, specifier) => specifier.startsWith('node:'))).toEqual([]);
  });

  test('what runs on servers alone is imported by servers alone', () => {
    const onServer =
      /^packages\/(api|server|site\/src\/(server|renderer\/\+onRenderHtml))|\.test\./;
    const wrong = offences(
      product,
      ({ path }, target) => target.endsWith('.server.ts') && !onServer.test(path),
    );
    expect(wrong).toEqual([]);
  });

  test('the console knows neither Electron nor a router', () => {
    const console = product.filter(({ path }) => path.startsWith('packages/admin-console/'));
    const wrong = offences(console, (_, __, specifier) => /^(electron|vike)/.test(specifier));
    expect(wrong).toEqual([]);
  });

  /** Read by the conformance tests too. */
  const readByTests = ['packages/schema/src/words/sealing.en'];
  test('words that one package shows live beside its screens', () => {
    const readers = new Map<string, Set<string>>();
    for (const { path, imports } of product) {
      for (const { target } of imports) {
        if (!target?.startsWith('packages/schema/src/words/')) continue;
        const file = target.replace(/\.ts$/, '');
        readers.set(file, (readers.get(file) ?? new Set()).add(packageOf(path)));
      }
    }
    const misplaced = [...readers]
      .filter(([, packages]) => packages.size === 1 && !packages.has('schema'))
      .map(([file]) => file)
      // A translation stands beside the English words, which others show as well.
      .filter((file) => !readByTests.includes(file) && !/\.(de|es)$/.test(file));
    expect(misplaced.toSorted()).toEqual([]);
  });

  test('nothing climbs with ../../', () => {
    const wrong = offences(all, (_, __, specifier) => specifier.startsWith('../..'));
    expect(wrong).toEqual([]);
  });
});

describe('inside the api', () => {
  const api = product.filter(({ path }) => path.startsWith('packages/api/src/'));

  test('features meet only through their index.ts', () => {
    const wrong = offences(api, ({ path }, target) => {
      const to = featureOf(target);
      if (to === undefined || to === featureOf(path)) return false;
      return !/\/index(\.ts)?$/.test(target);
    });
    expect(wrong).toEqual([]);
  });

  test('features depend on each other without cycles', () => {
    const edges = new Map<string, Set<string>>();
    for (const { path, imports } of api) {
      const from = featureOf(path);
      if (from === undefined) continue;
      for (const { target } of imports) {
        const to = featureOf(target ?? '');
        if (to === undefined || to === from) continue;
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
    expect(cycleIn(edges)).toBeUndefined();
  });

  test('features are grouped by subject, at most nine to a group', () => {
    const groups = new Map<string, Set<string>>();
    for (const { path } of api) {
      const [, group, feature] =
        /^packages\/api\/src\/features\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
      if (group && feature) groups.set(group, (groups.get(group) ?? new Set()).add(feature));
    }
    expect([...groups.keys()].toSorted()).toEqual([
      'collaboration',
      'insight',
      'insights',
      'integrations',
      'messages',
      'notices',
      'operations',
      'people',
      'pictures',
      'publishing',
      'recordings',
      'relatives',
      'stories',
      'tree',
      'vault',
    ]);
    expect([...groups].filter(([, members]) => members.size > 9)).toEqual([]);
    const ungrouped = api.filter(({ path }) => /\/features\/[^/]+\/[^/]+$/.test(path));
    expect(ungrouped.map(({ path }) => path)).toEqual([]);
  });

  test('adapters and platform know no feature', () => {
    const below = api.filter(({ path }) => /^packages\/api\/src\/(adapters|platform)\//.test(path));
    expect(offences(below, (_, target) => featureOf(target) !== undefined)).toEqual([]);
  });

  test('importing a feature registers nothing: it declares what it does in defineFeature', () => {
    // Enums are registered with type-graphql beside their types; a child process is a program.
    const registers = /^(?!registerEnumType\b)[a-z][A-Za-z]*\(/m;
    const wrong = api.filter(
      ({ path, text }) => featureOf(path) && !path.endsWith('.child.ts') && registers.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('a use case sees neither HTTP nor GraphQL', () => {
    const atTheEdge =
      /\.(resolver|rest|gate|types?|loaders?)\.tsx?$|\/(streaming|uploads|mail)\/|index\.ts$|\.page\.tsx?$|csrf\.ts$/;
    const useCases = api.filter(({ path }) => featureOf(path) && !atTheEdge.test(path));
    const wrong = offences(useCases, (_, __, specifier) =>
      /^(fastify|graphql|type-graphql|@apollo\/)/.test(specifier),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the environment and the clock', () => {
  test('process.env is read in one file, beside the configurations of build tools', () => {
    const readers = product
      .filter(({ path, text }) => text.includes('process.env') && !path.endsWith('.config.ts'))
      .map(({ path }) => path);
    expect(readers).toEqual([
      // The application on a desktop is a process of its own, with one value from its start.
      'packages/admin-desktop/src/main/electron/own-executable.ts',
      'packages/api/src/config/env.ts',
    ]);
  });

  test('features take the time from their context', () => {
    const takesItsOwn = /new Date\(\)|Date\.now\(\)|Temporal\.Now\b/;
    const features = product.filter(
      // The number of a database's life is no time: it only has to grow.
      ({ path }) => featureOf(path) !== undefined && !path.endsWith('/delivery/hold.ts'),
    );
    expect(features.filter(({ text }) => takesItsOwn.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

test('the rules above see every way to import', () => {
  const text = `import a from './a.ts';\nimport type { B } from "#b.ts";\nexport * from '@infinite/ui/c';
    const d = await import('./d.ts');\nimport {\n  e,\n  f,\n} from './e.ts';\nimport './g.css';`;
  expect(importsOf('packages/site/src/x/y.ts', text).map(({ target }) => target)).toEqual([
    'packages/site/src/x/a.ts',
    'packages/site/src/b.ts',
    'packages/ui/src/c',
    'packages/site/src/x/d.ts',
    'packages/site/src/x/e.ts',
    'packages/site/src/x/g.css',
  ]);
});

/** One cycle, as `a → b → a`. */
function cycleIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const visit = (node: string, trail: readonly string[]): string | undefined => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node].join(' → ');
    for (const next of edges.get(node) ?? []) {
      const found = visit(next, [...trail, node]);
      if (found) return found;
    }
    return undefined;
  };
  for (const node of edges.keys()) {
    const found = visit(node, []);
    if (found) return found;
  }
  return undefined;
}
