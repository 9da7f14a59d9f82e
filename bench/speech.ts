import { LocalSpeechEngine } from '@infinite/api/adapters/speech/local/local-speech-engine';
import {
  joined,
  samplesOfClip,
  silence,
  streamed,
} from '@infinite/api/adapters/speech/testing/speech-clips';
import { wordErrors } from '@infinite/api/adapters/speech/testing/word-errors';
import { cpuSecondsOf } from './harness/cpu.ts';
import { memoryOf } from './harness/memory.ts';
import { sized } from './harness/size.ts';
import { verdict } from './harness/verdict.ts';

/** Speech becomes text on this machine: its share of the recording's own time, and its memory. */
const repeats = sized(8, 1);
const hours = sized(2, 0.05);
const engine = new LocalSpeechEngine({ idleMs: 600_000 });
const signal = new AbortController().signal;
const clip = samplesOfClip(joined.file);

// Loads the models.
await engine.transcribe(streamed(clip.subarray(0, 16_000 * 8)), { signal });
const pid = engine.pid ?? 0;
const idle = memoryOf(pid);
let peak = idle;
const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 50);

const spoken = await measured(
  streamed(...Array.from({ length: repeats }, () => clip)),
  repeats * joined.seconds,
);
const { errors, words } = wordErrors(
  Array.from({ length: repeats }, () => joined.text).join(' '),
  spoken.text,
);
const silent = await measured(streamed(silence(hours * 3600)), hours * 3600);
clearInterval(watch);
console.table({
  speech: { ...spoken.figures, 'word errors': `${errors} of ${words}` },
  silence: silent.figures,
});
console.table({ 'the process with the models': { 'idle, MB': idle, 'at most, MB': peak } });
verdict('transcription, share of real time', spoken.share, { max: 0.2 });
verdict('memory of the process, of 500 MB', peak / 500, { max: 1 });
engine.close();

async function measured(samples: AsyncIterable<Float32Array>, seconds: number) {
  const before = cpuSecondsOf(pid);
  const started = performance.now();
  const { segments } = await engine.transcribe(samples, { signal });
  const took = (performance.now() - started) / 1000;
  return {
    share: took / seconds,
    text: segments.map(({ text }) => text).join(' '),
    figures: {
      'recording, s': Math.round(seconds),
      'took, s': Number(took.toFixed(1)),
      'CPU, s': Number((cpuSecondsOf(pid) - before).toFixed(1)),
    },
  };
}
