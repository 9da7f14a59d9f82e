import { createServer } from 'node:net';
import type { Config } from '@infinite/api/config/config';
import { StartupProblem } from '#startup-problem.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Asks before anything else is started, since a taken port is the commonest hindrance. */
export async function assertPortIsFree(place: Place): Promise<void> {
  const probe = createServer();
  await new Promise<void>((fulfil, reject) => {
    probe.on('error', (error) => reject(portProblem(place, error)));
    probe.listen({ host: place.host, port: place.port }, () => probe.close(() => fulfil()));
  });
}

/** Says what hinders listening; an error of another kind comes back as it is. */
export function portProblem({ host, port }: Place, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} of ${host} is taken by another program, perhaps another start of this one.`,
      `Stop that one, or set PORT to another, for example: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartupProblem(
      `This user may not listen on port ${port}.`,
      'Set PORT to one above 1023.',
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupProblem(
      `This machine has no address ${host}.`,
      'Set HOST to one it has; 127.0.0.1 is this machine alone, 0.0.0.0 all of its addresses.',
    );
  }
  return error;
}
