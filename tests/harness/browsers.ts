import { existsSync } from 'node:fs';

const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const engine = '/usr/bin/chromium-headless-shell';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  // The microphone hears speech.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--use-file-for-fake-audio-capture=tests/fixtures/speech/speech-75s.wav',
];

/** Chromium with all that surrounds a page, such as the notifications it shows. */
export const inWholeChromium = { launchOptions: { executablePath: firstOf(whole), args } };

/** Chromium's engine alone, where this machine has it: a journey takes a third less CPU time in it. */
export const inChromiumEngine = {
  launchOptions: { executablePath: firstOf([engine, ...whole]), args },
};

function firstOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
