import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onLive } from './live-events.ts';

/** The browser's side of a stream, without a server. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: FakeSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  send(kind: string, id: string | null = null): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind, id }) }));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  fail(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
}

const live = () => FakeSource.all.filter(({ readyState }) => readyState === 1);

describe('live events of a page', () => {
  let page: EventTarget & { hidden: boolean };
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all.length = 0;
    page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('EventSource', FakeSource);
    return () => vi.useRealTimers();
  });

  it('reach those who listen to the kind, over one line, which the last listener closes', () => {
    const [notices, comments] = [
      vi.fn<(id: string | null) => void>(),
      vi.fn<(id: string | null) => void>(),
    ];
    const ends = [onLive('notice', notices), onLive('comment', comments)];
    expect(live()).toHaveLength(1);
    live()[0]?.send('comment', 'c1');
    expect(comments.mock.calls).toEqual([['c1']]);
    expect(notices).not.toHaveBeenCalled();
    for (const end of ends) end();
    expect(live()).toEqual([]);
  });

  it('are asked for since the page was asked for, and since it was last read', () => {
    vi.advanceTimersByTime(1200);
    const end = onLive('notice', () => undefined);
    const ageOf = (url: string | undefined) =>
      Number(new URL(url ?? '', 'https://x.example').searchParams.get('age'));
    expect(ageOf(live()[0]?.url)).toBe(Math.ceil(performance.now()));
    expect(performance.now()).toBeGreaterThanOrEqual(1200);
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    expect(ageOf(live()[0]?.url)).toBe(0);
    end();
  });

  it('are not missed by a part of the page that wakes up later than the line', () => {
    const bell = vi.fn<(id: string | null) => void>();
    const comments = vi.fn<(id: string | null) => void>();
    const ends = [onLive('notice', bell)];
    live()[0]?.open();
    live()[0]?.send('comment', 'c1');
    ends.push(onLive('comment', comments));
    expect(comments.mock.calls).toEqual([[null]]);
    ends.push(onLive('activity', comments));
    expect(comments).toHaveBeenCalledOnce();
    live()[0]?.send('refresh');
    const questions = vi.fn<(id: string | null) => void>();
    ends.push(onLive('question', questions));
    expect(questions.mock.calls).toEqual([[null]]);
    for (const end of ends) end();
  });

  it('are read again by everybody after the line was lost or the server missed some', () => {
    const listener = vi.fn<(id: string | null) => void>();
    const end = onLive('notice', listener);
    live()[0]?.open();
    expect(listener).not.toHaveBeenCalled();
    live()[0]?.open();
    live()[0]?.send('refresh');
    expect(listener.mock.calls).toEqual([[null], [null]]);
    end();
  });

  it('come over a new line, ever later, when the server refuses one', () => {
    const listener = vi.fn<(id: string | null) => void>();
    const end = onLive('notice', listener);
    live()[0]?.fail();
    vi.advanceTimersByTime(5000);
    expect(FakeSource.all).toHaveLength(2);
    live()[0]?.fail();
    vi.advanceTimersByTime(5000);
    expect(FakeSource.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSource.all).toHaveLength(3);
    live()[0]?.open();
    expect(listener).toHaveBeenCalledOnce();
    end();
    vi.runAllTimers();
    expect(live()).toEqual([]);
  });

  it('wait while nobody has looked at the page for long, and are made up for afterwards', () => {
    const listener = vi.fn<(id: string | null) => void>();
    const end = onLive('notice', listener);
    hide(true);
    vi.advanceTimersByTime(59_000);
    hide(false);
    expect(live()).toHaveLength(1);
    hide(true);
    vi.advanceTimersByTime(60_000);
    expect(live()).toEqual([]);
    hide(false);
    expect(live()).toHaveLength(1);
    expect(listener).toHaveBeenCalledOnce();
    end();
  });

  it('leave no line behind when the page is left, and come back with it', () => {
    const listener = vi.fn<(id: string | null) => void>();
    const end = onLive('notice', listener);
    window.dispatchEvent(new Event('pagehide'));
    expect(live()).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    expect(live()).toHaveLength(1);
    expect(listener).toHaveBeenCalledOnce();
    end();
  });
});
