import { TOAST } from '@infinite/schema/catalogue/timings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toasts', () => {
  it('show one at a time: a second takes the place of the first', () => {
    showToast({ title: 'first' });
    showToast({ title: 'second' });
    expect(currentToasts().map((entry) => entry.title)).toEqual(['second']);
  });

  it('close when dismissed, and are forgotten 1,000,000 ms later', () => {
    const id = showToast({ title: 'gone soon' });
    dismissToast(id);
    expect(currentToasts()[0]?.open).toBe(false);
    vi.advanceTimersByTime(TOAST.removeAfterDismissMs - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it('keep a newer toast when an older one is forgotten', () => {
    dismissToast(showToast({ title: 'old' }));
    showToast({ title: 'new' });
    vi.advanceTimersByTime(TOAST.removeAfterDismissMs);
    expect(currentToasts().map((entry) => entry.title)).toEqual(['new']);
  });

  it('tell a listener of every change until it leaves', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToToasts(listener);
    showToast({ title: 'heard' });
    leave();
    dismissToast();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
