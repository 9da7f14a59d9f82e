import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';

const databaseSetup = ['tests/harness/global-setup.ts'];
const unitTests = globSync('packages/*/src/**/*.test.{ts,tsx}');

/** Tests of functions and components alone, which run at once and anywhere. */
const pureTests = unitTests.filter(
  (file) => !/\/testing\/|#testing\/|\binject\b|embedded-postgres/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  resolve: {
    // Two copies of graphql (its CommonJS and its module build) refuse each other's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    environment: 'node',
    // Decorators of type-graphql need it before the first resolver is read.
    setupFiles: ['reflect-metadata', 'tests/harness/put-back.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A worker loads the application once and runs many files: what a test replaces is put back.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'pure', include: pureTests } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...pureTests],
          globalSetup: databaseSetup,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          globalSetup: databaseSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          globalSetup: [...databaseSetup, 'tests/reliability/build-programs.ts'],
          testTimeout: 20 * 60_000,
        },
      },
    ],
  },
});
