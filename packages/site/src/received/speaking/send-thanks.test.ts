import { expect, it, vi } from 'vitest';
import { sendThanks } from './send-thanks.ts';

it('asks for refusals in the language of the page, whatever the browser speaks', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(init);
    return Promise.resolve(
      Response.json({ message: 'Es wurde nichts aufgenommen.' }, { status: 422 }),
    );
  });
  await expect(sendThanks('token', 'take', new Blob())).rejects.toThrow('Es wurde nichts');
  expect(new Headers(asked[0]?.headers).get('accept-language')).toBe('de');
});
