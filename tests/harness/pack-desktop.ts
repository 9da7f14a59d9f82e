import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installersFor } from '../../packages/admin-desktop/electron-builder.config.ts';
import type { ElectronRuntime } from './electron-runtime.ts';

const application = resolve('packages/admin-desktop');
/** Fuses of these came with this version. */
const fusesSince: Record<string, number> = { grantFileProtocolExtraPrivileges: 29 };

interface Packing {
  /** As it is given to `npm run desktop pack`. */
  env: Record<string, string>;
  /** The version of package.json by default. */
  version?: string;
  /** What stands for the installer: its tools are fetched from elsewhere. */
  installer?: { name: string; content: string };
}

/**
 * Packs the built application with this runtime. electron-builder announces the file that stands
 * for an installer as it does a real one, and writes `latest-linux.yml` of it.
 */
export async function packDesktop(
  { version: runtime, folder: electronDist }: ElectronRuntime,
  output: string,
  { env, version, installer = { name: 'installer.AppImage', content: 'an installer' } }: Packing,
): Promise<void> {
  const major = Number(runtime.split('.')[0]);
  const own = installersFor(env);
  const fuses = Object.entries(own.electronFuses).filter(
    ([name]) => major >= (fusesSince[name] ?? 0),
  );
  const config = {
    ...own,
    extraMetadata: { ...own.extraMetadata, ...(version ? { version } : {}) },
    electronFuses: Object.fromEntries(fuses),
    electronDist,
    directories: { ...own.directories, output },
  };
  await mkdir(output, { recursive: true });
  const file = join(output, 'configuration.mjs');
  await writeFile(
    file,
    `import { writeFile } from 'node:fs/promises';
export default {
  ...${JSON.stringify(config)},
  afterPack: async ({ outDir, arch, packager }) => {
    const file = outDir + '/' + ${JSON.stringify(installer.name)};
    await writeFile(file, ${JSON.stringify(installer.content)});
    const target = { name: 'appimage', outDir, options: null };
    await packager.info.emitArtifactCreated({ file, target, arch, packager, isWriteUpdateInfo: true, safeArtifactName: null });
  },
};`,
  );
  await promisify(execFile)(process.execPath, [
    join(application, 'packaging/node_modules/electron-builder/cli.js'),
    ...['--dir', '--linux', '--publish', 'never', '--projectDir', application, '--config', file],
  ]);
}
