import { afterEach, describe, expect, it, vi } from 'vitest';
import { destinationAfterAuth, leaveAfterAuth } from './after-auth.ts';

describe('destinationAfterAuth', () => {
  it.each([
    [{ returnUrl: '/schedule-message', plan: 'memory-plus' }, '/schedule-message'],
    [{ plan: 'memory-plus' }, '/checkout?plan=memory-plus'],
    [{ plan: 'a&b=c' }, '/checkout?plan=a%26b%3Dc'],
    [{ returnUrl: 'https://evil.example', plan: 'memory-plus' }, '/checkout?plan=memory-plus'],
    [{ returnUrl: '//evil.example' }, '/dashboard'],
    [{}, '/dashboard'],
  ])('%j leads to %s', (options, path) => {
    expect(destinationAfterAuth(options)).toBe(path);
  });
});

describe('leaveAfterAuth', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('leaves after 500 ms and not before', () => {
    vi.useFakeTimers();
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('window', { location: { assign } });
    leaveAfterAuth({ returnUrl: '/future-messages' });
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/future-messages');
  });
});
