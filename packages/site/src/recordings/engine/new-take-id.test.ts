import { afterEach, expect, it, vi } from 'vitest';
import { newTakeId } from './new-take-id.ts';

afterEach(() => void vi.unstubAllGlobals());

it('makes a UUID of version 4 where the browser itself does not', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, two] = [newTakeId(), newTakeId()];
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(one).not.toBe(two);
});
