import { setImmediate } from 'node:timers/promises';
import { AudioSampleSink, type AudioSample, type InputAudioTrack } from 'mediabunny';

/**
 * The decoded samples of a track, by the codecs from npm; close each one. Between them the event loop gets
 * its turn: the decoder delivers from a thread of its own, and drops what is not taken while this one is busy.
 */
export async function* decodedSamples(audio: InputAudioTrack): AsyncGenerator<AudioSample> {
  for await (const sample of new AudioSampleSink(audio).samples()) {
    yield sample;
    await setImmediate();
  }
}
