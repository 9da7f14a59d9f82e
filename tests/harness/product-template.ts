import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Playwright hands its set-up's variables on to every worker. */
const variable = 'PRODUCT_TEMPLATE';
const printed = 'first-start.txt';

interface StoppedProduct {
  readonly origin: string;
  readonly dataDir: string;
  readonly output: string;
}

/** From now on each product begins as a copy of this one. @returns what ends that */
export async function offerTemplate({
  origin,
  dataDir,
  output,
}: StoppedProduct): Promise<() => void> {
  await writeFile(join(dataDir, printed), output.replaceAll(origin, '{origin}'));
  process.env[variable] = dataDir;
  return () => delete process.env[variable];
}

/**
 * Fills a new data folder with the template's files, owners included, where there is a template.
 * @returns what its first start printed, as a product at `origin` would have
 */
export async function copyTemplate(dataDir: string, origin: string): Promise<string> {
  const template = process.env[variable];
  if (template === undefined) return '';
  await run('cp', ['-a', `${template}/.`, dataDir]);
  const text = await readFile(join(template, printed), 'utf8');
  return text.replaceAll('{origin}', origin);
}
