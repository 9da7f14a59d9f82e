import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Journal } from './journal.ts';
import { LiveTake, type HeldEnd } from './live-take.ts';
import { RecorderError, type RecorderProblem } from './problems.ts';
import type { Chunk, Take } from './take.ts';

/** The browser's recorder, as far as a take uses it. */
class BrowserRecorder extends EventTarget {
  static last: BrowserRecorder;
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  constructor() {
    super();
    BrowserRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  pause(): void {
    this.state = 'paused';
  }
  requestData(): void {}
  stop(): void {
    this.state = 'inactive';
    this.say('the end');
    this.dispatchEvent(new Event('stop'));
  }
  say(words: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }));
  }
}

/** A device that may be full. */
class Device {
  full = false;
  written = '';
  readonly append = async (chunk: Chunk): Promise<void> => {
    if (this.full) throw new RecorderError('storage-full');
    this.written += new TextDecoder().decode(chunk.bytes);
  };
}

beforeEach(() => void vi.stubGlobal('MediaRecorder', BrowserRecorder));
afterEach(() => void vi.unstubAllGlobals());

function recording(device: Device, atMostMs?: number) {
  const ended = Promise.withResolvers<{ problem: RecorderProblem | null; held: HeldEnd | null }>();
  const problems: RecorderProblem[] = [];
  const live = new LiveTake({
    take: { id: 't', mimeType: 'audio/webm' } as Take,
    stream: {} as MediaStream,
    atMostMs,
    journal: { append: device.append } as unknown as Journal,
    takeLoudest: () => 50,
    onGrow: () => undefined,
    onStorageProblem: (problem) => problems.push(problem),
    onEnded: (problem, held) => ended.resolve({ problem, held }),
  });
  live.start();
  return { live, problems, ended: ended.promise };
}

describe('D15: stopping while the device is full', () => {
  it('keeps what was not written, and the warning', async () => {
    const device = new Device();
    const { live, problems, ended } = recording(device);
    BrowserRecorder.last.say('first, ');
    await expect.poll(() => device.written).toBe('first, ');
    device.full = true;
    BrowserRecorder.last.say('second, ');
    await expect.poll(() => problems).toEqual(['storage-full']);
    live.stop();
    const { problem, held } = await ended;
    expect(problem).toBe('storage-full');
    expect(held?.from).toBe('first, '.length);
    expect(await held?.sound.text()).toBe('second, the end');

    device.full = false;
    expect(await live.flush()).toBe(true);
    expect(device.written).toBe('first, second, the end');
  });

  it('ends without a warning when there was room again in time', async () => {
    const device = new Device();
    const { live, problems, ended } = recording(device);
    device.full = true;
    BrowserRecorder.last.say('first, ');
    await expect.poll(() => problems).toEqual(['storage-full']);
    device.full = false;
    live.stop();
    expect(await ended).toEqual({ problem: null, held: null });
    expect(device.written).toBe('first, the end');
  });
});

describe('a take that may only last so long', () => {
  it('ends in order with the sound that passes the limit', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const device = new Device();
    const { live, ended } = recording(device, 120_000);
    BrowserRecorder.last.say('first, ');
    await expect.poll(() => device.written).toBe('first, ');
    expect(BrowserRecorder.last.state).toBe('recording');
    now.mockReturnValue(121_000);
    BrowserRecorder.last.say('second, ');
    expect(await ended).toEqual({ problem: null, held: null });
    expect(live.elapsedMs).toBe(120_000);
    expect(device.written).toBe('first, second, the end');
    now.mockRestore();
  });
});
