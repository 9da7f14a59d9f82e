import { parsePublicKeys } from './src/main/updates/update-signature.ts';

/**
 * Installers of the desktop application; see docs/desktop.md. Everything it runs is in dist/, so no
 * node_modules are packed.
 */
export default installersFor(process.env);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What electron-builder makes in this environment. UPDATE_URL names the folder that the files of
 * `release/` are published in, UPDATE_PUBLIC_KEY who may announce versions there; both are built
 * into the application, which then updates itself. Certificates and notarization come from
 * electron-builder's own variables.
 * @throws {Error} when UPDATE_URL is not a plain https address, or comes without a key
 */
export function installersFor(env: Environment) {
  const feed = updateFeed(env['UPDATE_URL']);
  const signed = certificates(env);
  // What an update brings is run: without a signature anybody who holds the server could send it.
  // macOS refuses such an update anyway.
  const forceCodeSigning = feed !== null;
  return {
    appId: 'org.infinite-connections.admin',
    productName: 'Infinite Connections Admin',
    copyright: 'Infinite Connections',
    // As package.json pins it; the packing test compares the two.
    electronVersion: '45.4.1',
    directories: { output: 'release', buildResources: 'build' },
    files: [
      'package.json',
      'dist/main/**',
      'dist/preload/**',
      'dist/renderer/**',
      '!**/*.map',
      // The collector climbs to the root of the workspaces and would bring Node itself.
      '!**/node_modules/**',
    ],
    asar: true,
    npmRebuild: false,
    // With a feed electron-builder writes app-update.yml into the application and latest*.yml
    // beside the installers; null writes neither. Nothing is uploaded either way.
    publish: feed,
    protocols: [{ name: 'Infinite Connections', schemes: ['infinite-connections'] }],
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    },
    linux: {
      target: ['deb', 'AppImage', 'rpm'].map(forBoth),
      icon: 'build/icons',
      category: 'Office',
      executableName: 'infinite-connections-admin',
      // By default the scope of the package's name makes a folder of its own: @infinite/….deb.
      artifactName: 'infinite-connections-admin-${version}-${arch}.${ext}',
      synopsis: 'Admin console of Infinite Connections',
      maintainer: 'Infinite Connections <support@example.org>',
      vendor: 'Infinite Connections',
    },
    mac: {
      // People install from the dmg; updates are fetched as a zip.
      target: ['dmg', 'zip'].map(forBoth),
      icon: 'build/icon.png',
      category: 'public.app-category.business',
      hardenedRuntime: true,
      forceCodeSigning,
    },
    win: { target: [forBoth('nsis')], icon: 'build/icon.png', forceCodeSigning },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      deleteAppDataOnUninstall: false,
    },
    beforePack: ({ electronPlatformName }: { electronPlatformName: string }) => {
      if (electronPlatformName === 'linux' || isSigned(signed, electronPlatformName)) return;
      console.warn('This build is not signed: no certificate was given (docs/desktop.md).');
    },
    extraMetadata: {
      // Read by the application (src/main/updates/build-facts.ts).
      buildFacts: { updateKeys: feed ? updateKeys(env['UPDATE_PUBLIC_KEY']) : '', signed },
      homepage: 'https://infinite-connections.example',
      description: 'Admin console of Infinite Connections',
      author: 'Infinite Connections <support@example.org>',
    },
  };
}

/** Which systems have a certificate, by electron-builder's own variables. */
function certificates(env: Environment): { darwin: boolean; win32: boolean } {
  const darwin = Boolean(env['CSC_LINK'] || env['CSC_NAME']);
  return { darwin, win32: Boolean(env['WIN_CSC_LINK'] || env['CSC_LINK']) };
}

const isSigned = (signed: { darwin: boolean; win32: boolean }, platform: string): boolean =>
  platform === 'darwin' ? signed.darwin : signed.win32;

function updateKeys(text: string | undefined): string {
  const wanted = 'UPDATE_URL needs UPDATE_PUBLIC_KEY, which `npm run desktop keys` makes';
  if (!text) throw new Error(wanted);
  try {
    parsePublicKeys(text);
  } catch (cause) {
    throw new Error(wanted, { cause });
  }
  return text;
}

function forBoth(target: string) {
  return { target, arch: ['x64', 'arm64'] };
}

function updateFeed(address: string | undefined): { provider: 'generic'; url: string } | null {
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username || url.search || url.hash) {
    throw new Error(
      `UPDATE_URL has to be a plain https address, such as https://updates.example/desktop/, and is ${address}`,
    );
  }
  return { provider: 'generic', url: url.href };
}
