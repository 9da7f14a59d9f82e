import { defineConfig } from '@playwright/test';
import { inChromiumEngine, inWholeChromium } from './tests/harness/browsers.ts';

/** Journeys in a real browser against the built product; each file runs a server of its own. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/harness/playwright-setup.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/fixtures/{arg}{ext}',
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [100, 250, 500] } },
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    // Recording costs a fifth of a journey's time; `playwright test --trace retain-on-failure` asks for it.
    trace: 'off',
    // A worker asks in the place of the page, past what a journey routes; journeys about it allow it.
    serviceWorkers: 'block',
    ...inChromiumEngine,
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: '**/tests/desktop/*.spec.ts',
      timeout: 180_000,
      use: inWholeChromium,
    },
    {
      name: 'recorder-kill',
      use: inWholeChromium,
      testMatch: 'reliability/recorder-kill.spec.ts',
      timeout: 10 * 60_000,
    },
  ],
});
