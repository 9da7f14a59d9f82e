import { describe, expect, it, vi } from 'vitest';
import { openMessage, showMessage, type PushScope } from './push-messages.ts';

const origin = 'https://family.example';

function worker(...open: string[]) {
  const focus = vi.fn<() => Promise<void>>();
  const showNotification = vi.fn<PushScope['registration']['showNotification']>();
  const openWindow = vi.fn<PushScope['clients']['openWindow']>();
  const matchAll = () => Promise.resolve(open.map((path) => ({ url: origin + path, focus })));
  const scope: PushScope = {
    registration: { showNotification },
    clients: { matchAll, openWindow },
  };
  return { scope, focus, showNotification, openWindow };
}

describe('a push message', () => {
  it('shows its sentence, and replaces an earlier showing of the same notice', async () => {
    const { scope, showNotification } = worker();
    await showMessage(scope, JSON.stringify({ id: 'n1', title: 'Ann joined', path: '/family' }));
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect(title).toBe('Ann joined');
    expect(options).toMatchObject({ tag: 'n1', data: { path: '/family' } });
  });

  it.each(['', 'no JSON', 'null', '{"title":5}'])('shows something for %j', async (text) => {
    const { scope, showNotification } = worker();
    await showMessage(scope, text);
    expect(showNotification.mock.calls[0]?.[0]).toBe('You have a new notification');
  });

  it('opens its page, or the tab that shows it', async () => {
    const closed = worker('/dashboard');
    await openMessage(closed.scope, { path: '/family' }, origin);
    expect(closed.openWindow.mock.calls).toEqual([[`${origin}/family`]]);
    const open = worker('/dashboard', '/family');
    await openMessage(open.scope, { path: '/family' }, origin);
    expect(open.focus).toHaveBeenCalledOnce();
    expect(open.openWindow).not.toHaveBeenCalled();
  });

  it.each([undefined, null, {}, { path: 'https://elsewhere.example' }, { path: '//elsewhere' }])(
    'opens the list for %j',
    async (data) => {
      const { scope, openWindow } = worker();
      await openMessage(scope, data, origin);
      expect(openWindow.mock.calls).toEqual([[`${origin}/notifications`]]);
    },
  );
});
