import type { Config } from '#config/config.ts';
import { LocalSpeechEngine } from '#adapters/speech/local/local-speech-engine.ts';
import { RemoteSpeechEngine } from '#adapters/speech/remote/remote-speech-engine.ts';
import type { SpeechEngine } from '#adapters/speech/speech-engine.ts';

/** The operator's service where one is configured, else the engine that comes with the product. */
export function speechFor(config: Pick<Config, 'speech'>): SpeechEngine {
  return config.speech ? new RemoteSpeechEngine(config.speech) : new LocalSpeechEngine();
}
