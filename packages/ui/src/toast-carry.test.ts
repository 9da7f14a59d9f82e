import { TOAST } from '@infinite/schema/catalogue/timings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryToastOver, showCarriedToast } from './toast-carry.ts';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

let leave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'pagehide') leave = listener;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => currentToasts().filter((entry) => entry.open);

it('C5: a toast that a navigation cuts is shown on the next page for the rest of its time', () => {
  carryToastOver();
  showToast({ title: 'Welcome Back', tone: 'success' });
  vi.advanceTimersByTime(500);
  leave?.();
  expect(open()).toEqual([]);
  showCarriedToast();
  expect(open()).toMatchObject([
    { title: 'Welcome Back', tone: 'success', durationMs: TOAST.durationMs - 500 },
  ]);
});

it('shows a carried toast once', () => {
  carryToastOver();
  showToast({ title: 'once' });
  leave?.();
  showCarriedToast();
  dismissToast();
  showCarriedToast();
  expect(open()).toEqual([]);
});

it('carries nothing that its reader has closed', () => {
  carryToastOver();
  dismissToast(showToast({ title: 'closed' }));
  leave?.();
  showCarriedToast();
  expect(open()).toEqual([]);
});
