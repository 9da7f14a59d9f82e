import { modelFiles } from '#adapters/speech/local/model-files.ts';
import { Segmenter, windowSamples, type Stretch } from '#adapters/speech/local/segmenter.ts';
import type {
  HeardSegment,
  SpeechReport,
  SpeechRequest,
} from '#adapters/speech/local/speech-messages.ts';
import { timed } from '#adapters/speech/local/word-times.ts';

// The process with the models: native code and hundreds of megabytes, gone when it ends.
const report = (what: SpeechReport) => void process.send?.(what);
// The parent is gone, so there is nobody to answer.
process.once('disconnect', () => process.exit(0));
process.on('message', (request: SpeechRequest) => void answer(request));

const models = load();
// Reported with the first request.
models.catch(() => undefined);
let segmenter = new Segmenter();

async function load() {
  const files = modelFiles();
  // Imported here, so that a machine without a binary for it is reported instead of a crash.
  const { VoiceDetector } = await import('#adapters/speech/local/voice-detector.ts');
  const { Moonshine } = await import('#adapters/speech/local/moonshine.ts');
  return {
    detector: await VoiceDetector.load(files.voiceDetector),
    moonshine: await Moonshine.load(files),
  };
}

async function answer(request: SpeechRequest): Promise<void> {
  try {
    await models;
  } catch (error) {
    return report({ kind: 'missing', error: words(error) });
  }
  try {
    report({ kind: 'heard', segments: await segmentsOf(request) });
  } catch (error) {
    report({ kind: 'failed', error: words(error) });
  }
}

async function segmentsOf(request: SpeechRequest): Promise<HeardSegment[]> {
  if (request.kind === 'begin') {
    const { detector } = await models;
    detector.reset();
    segmenter = new Segmenter();
    return [];
  }
  if (request.kind === 'end') {
    const last = segmenter.finish();
    return last ? read(last) : [];
  }
  return listen(request.samples);
}

/** @param samples a multiple of the detector's window, except at the end of the recording */
async function listen(samples: Float32Array): Promise<HeardSegment[]> {
  const { detector } = await models;
  const segments: HeardSegment[] = [];
  for (let at = 0; at < samples.length; at += windowSamples) {
    const window = wholeWindow(samples.subarray(at, at + windowSamples));
    const stretch = segmenter.push(window, await detector.likelihood(window));
    if (stretch) segments.push(...(await read(stretch)));
  }
  return segments;
}

async function read(stretch: Stretch): Promise<HeardSegment[]> {
  const { moonshine } = await models;
  const { text, tokens, logProbability, endless } = await moonshine.read(stretch.samples);
  if (text === '') return [];
  return [{ segment: timed(stretch, text), tokens, logProbability, endless }];
}

function wholeWindow(samples: Float32Array): Float32Array {
  if (samples.length === windowSamples) return samples;
  const window = new Float32Array(windowSamples);
  window.set(samples);
  return window;
}

function words(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
