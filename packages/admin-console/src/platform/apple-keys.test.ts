import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { expect, it } from 'vitest';
import { hasCommandKey } from './apple-keys.ts';

const { findKeys } = adminConsoleWords.shortcuts;

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Electron/45.4.1', '⌘ K'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', '⌘ K'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0', 'Ctrl K'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl K'],
])('on %s the palette opens with %s', (userAgent, keys) =>
  expect(findKeys(hasCommandKey(userAgent))).toBe(keys),
);
