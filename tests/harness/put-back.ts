import { afterAll, vi } from 'vitest';

// The runner puts back what a test replaced before the next test; the next file of the same worker
// may begin with a `beforeAll`.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
