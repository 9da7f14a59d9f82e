import { defineConfig } from 'vitest/config';

const databaseSetup = ['tests/harness/global-setup.ts'];

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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
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
