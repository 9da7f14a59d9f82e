import { setImmediate } from 'node:timers/promises';
import { AudioSampleSink, type AudioSample, type InputAudioTrack } from 'mediabunny';

type Decoded = Pick<AudioSample, 'timestamp' | 'duration' | 'close'>;

/** Seconds. Shorter gaps are rounding, or the delay that a codec begins with. */
const shortest = 0.06;
const rounding = 0.001;

/**
 * The decoded samples of a track, by the codecs from npm, in order; close each one. Their decoder delivers
 * from a thread of its own, and at times drops what a busy process does not take, so what is missing is
 * decoded a second time. Between samples the event loop gets its turn.
 */
export async function* decodedSamples(audio: InputAudioTrack): AsyncGenerator<AudioSample> {
  const sink = new AudioSampleSink(audio);
  yield* wholeSamples((from) => sink.samples(from), await audio.computeDuration());
}

/**
 * What `decode` gives from a second on, until there is nothing after `end`. A gap that is there the second
 * time as well belongs to the recording.
 * @param decode may begin earlier than it is asked to
 */
export async function* wholeSamples<Sample extends Decoded>(
  decode: (from: number) => AsyncIterable<Sample>,
  end: number,
): AsyncGenerator<Sample> {
  let until = 0;
  let askedAgainAt = -1;
  for (;;) {
    let isGap = false;
    for await (const sample of decode(until)) {
      if (sample.timestamp + sample.duration <= until + rounding) {
        sample.close();
        continue;
      }
      isGap = sample.timestamp - until > shortest && askedAgainAt !== until;
      if (isGap) {
        sample.close();
        break;
      }
      until = sample.timestamp + sample.duration;
      yield sample;
      await setImmediate();
    }
    if (!isGap && (end - until <= shortest || askedAgainAt === until)) return;
    askedAgainAt = until;
  }
}
