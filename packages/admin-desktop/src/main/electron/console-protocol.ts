import { protocol, type Session } from 'electron';
import { readFile } from 'node:fs/promises';
import { consoleFile } from '#main/security/console-file.ts';
import { consoleScheme } from '#main/security/console-origin.ts';

/** Must run before the application is ready. */
export function declareConsoleScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: consoleScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Serves the console's own files, and nothing else, at `app://console/`. */
export function setupConsoleProtocol(session: Session, folder: string): void {
  const answer = async (
    url: string,
  ): Promise<{ status: number; headers: Headers; data: Buffer }> => {
    const file = consoleFile(folder, url);
    const data = file && (await readFile(file.path).catch(() => null));
    if (!file || !data) return { status: 404, headers: new Headers(), data: Buffer.alloc(0) };
    return { status: 200, headers: new Headers(file.headers), data };
  };
  if (typeof session.protocol.handle === 'function') {
    session.protocol.handle(consoleScheme, async ({ url }) => {
      const { status, headers, data } = await answer(url);
      return new Response(new Uint8Array(data), { status, headers });
    });
    return;
  }
  // Runtimes before 25; the types of newer ones call this deprecated.
  session.protocol.registerBufferProtocol(consoleScheme, ({ url }, respond) => {
    void answer(url).then(({ status, headers, data }) =>
      respond({ statusCode: status, headers: Object.fromEntries(headers), data }),
    );
  });
}
