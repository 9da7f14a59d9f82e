import { ConfigurationProblem } from '@infinite/api/config/config';
import { StartRefused } from '@infinite/api/platform/errors/start-refused';

/**
 * Why the program cannot start, in one line that a person can act on. `message` says what is
 * wrong, `wayOut` what to do about it; neither holds a secret. The command prints both and
 * leaves with code 1, without a stack.
 */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
  readonly wayOut: string;

  constructor(what: string, wayOut: string, options?: ErrorOptions) {
    super(what, options);
    this.wayOut = wayOut;
  }

  get oneLine(): string {
    return `${this.message} ${this.wayOut}`.replaceAll(/\s+/g, ' ');
  }
}

/** Turns what the file system says of `path` into a StartupProblem; anything else is rethrown. */
export function folderProblem(path: string, error: unknown): StartupProblem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = folderReasons[code];
  if (reason === undefined) throw error;
  return new StartupProblem(
    `The data folder ${path} cannot be used: ${reason}.`,
    'Give this user write access to it, or set DATA_DIR to another folder.',
    { cause: error },
  );
}

const folderReasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'it is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
};

/** What a person can act on, without a stack; undefined for a defect, which needs its stack. */
export function problemInWords(error: unknown): string | undefined {
  if (error instanceof StartupProblem) return error.oneLine;
  if (error instanceof StartRefused) return `${error.message} ${error.wayOut}`;
  if (error instanceof ConfigurationProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Of DATABASE_URL: the network's refusals, a wrong password, an unknown database.
  if (/^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000)$/.test(code)) {
    const said = error instanceof Error && error.message ? error.message : code;
    return `The database of DATABASE_URL cannot be reached: ${said}. See that it runs and that the address, name and password are right.`;
  }
  return undefined;
}
