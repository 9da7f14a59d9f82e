import { expect, test } from 'vitest';
import { loadConfig } from '#config/config.ts';
import { speechFor } from '#adapters/speech/speech-for.ts';

test('names what transcribes: the engine that comes with the product, or the service', () => {
  expect(speechFor(loadConfig({}))?.id).toMatch(/^moonshine-base-en /);
  const service = speechFor(
    loadConfig({
      SPEECH_URL: 'https://speech.example/v1/audio/transcriptions',
      SPEECH_MODEL: 'whisper-large-v3',
    }),
  );
  expect(service?.id).toBe('whisper-large-v3 at speech.example');
  expect(speechFor(loadConfig({ SPEECH: 'off' }))).toBeNull();
});
