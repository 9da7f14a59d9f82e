import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoverIntent } from './hover-intent.ts';

let open: string | null;
let menus: HoverIntent;

beforeEach(() => {
  vi.useFakeTimers();
  open = null;
  menus = new HoverIntent((next) => {
    open = next;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a row of menus under a pointer', () => {
  it('opens the first after 200 ms and not before', () => {
    menus.enter('features');
    vi.advanceTimersByTime(199);
    expect(open).toBeNull();
    vi.advanceTimersByTime(1);
    expect(open).toBe('features');
  });

  it('does not open for a pointer that only passes', () => {
    menus.enter('features');
    vi.advanceTimersByTime(100);
    menus.leave();
    vi.advanceTimersByTime(1000);
    expect(open).toBeNull();
  });

  it('opens the next at once while one is open', () => {
    menus.set('features');
    menus.leave();
    menus.enter('support');
    expect(open).toBe('support');
  });

  it('closes 150 ms after the pointer left, unless it comes back', () => {
    menus.set('features');
    menus.leave();
    vi.advanceTimersByTime(149);
    expect(open).toBe('features');
    menus.enter('features');
    vi.advanceTimersByTime(1000);
    expect(open).toBe('features');
    menus.leave();
    vi.advanceTimersByTime(150);
    expect(open).toBeNull();
  });

  it('keeps open what the pointer opened when it is clicked, and closes it by the next click', () => {
    menus.enter('features');
    vi.advanceTimersByTime(260);
    menus.press('features');
    expect(open).toBe('features');
    menus.press('features');
    expect(open).toBeNull();
  });

  it('opens and closes by clicks alone', () => {
    menus.press('features');
    expect(open).toBe('features');
    menus.press('support');
    expect(open).toBe('support');
    menus.press('support');
    expect(open).toBeNull();
  });

  it('opens without delay within 300 ms of a close, and with it afterwards', () => {
    menus.set('features');
    menus.set(null);
    vi.advanceTimersByTime(299);
    menus.enter('support');
    expect(open).toBe('support');
    menus.set(null);
    vi.advanceTimersByTime(300);
    menus.enter('support');
    expect(open).toBeNull();
  });
});
