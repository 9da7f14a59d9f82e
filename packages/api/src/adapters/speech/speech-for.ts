import type { Config } from '#config/config.ts';
import { LocalSpeechEngine } from '#adapters/speech/local/local-speech-engine.ts';
import { RemoteSpeechEngine } from '#adapters/speech/remote/remote-speech-engine.ts';
import type { SpeechEngine } from '#adapters/speech/speech-engine.ts';

/** The engine that is configured; null where nothing is to be transcribed. */
export function speechFor({ speech }: Pick<Config, 'speech'>): SpeechEngine | null {
  if (speech === 'off') return null;
  return speech === 'here' ? new LocalSpeechEngine() : new RemoteSpeechEngine(speech);
}
