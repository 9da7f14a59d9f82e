import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnDuration } from './learn-duration.ts';

/** What a browser's element shows of itself, as far as the length of a recording goes. */
class MediaElement extends EventTarget {
  duration = Number.NaN;
  readyState = 0;
  currentTime = 0;

  becomes(duration: number, event: string): void {
    this.duration = duration;
    this.readyState = 1;
    this.dispatchEvent(new Event(event));
  }
}

beforeEach(() => vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 }));
afterEach(() => vi.unstubAllGlobals());

function learning(sentTo: () => number) {
  const element = new MediaElement();
  const stop = learnDuration(element as unknown as HTMLMediaElement, sentTo);
  return { element, stop };
}

test('a recording without a length is sent to its end once, and back to the beginning', () => {
  const { element } = learning(() => 0);
  element.becomes(Infinity, 'loadedmetadata');
  expect(element.currentTime).toBeGreaterThan(1e6);
  element.becomes(3.2, 'durationchange');
  expect(element.currentTime).toBe(0);
  element.currentTime = 2;
  element.becomes(3.3, 'durationchange');
  expect(element.currentTime).toBe(2);
});

test('where a listener sent it meanwhile is where it goes back to', () => {
  let sentTo = 0;
  const { element } = learning(() => sentTo);
  element.becomes(Infinity, 'loadedmetadata');
  sentTo = 3.1;
  element.becomes(3.2, 'durationchange');
  expect(element.currentTime).toBe(3.1);
});

test('one with a length stays where it is', () => {
  const { element } = learning(() => 0);
  element.currentTime = 1;
  element.becomes(5, 'loadedmetadata');
  expect(element.currentTime).toBe(1);
});

test('nothing is moved after the listening stopped', () => {
  const { element, stop } = learning(() => 0);
  stop();
  element.becomes(Infinity, 'loadedmetadata');
  expect(element.currentTime).toBe(0);
});
