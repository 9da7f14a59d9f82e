import type { SpeechSegment, Transcription } from '#adapters/speech/speech-engine.ts';
import { transcribeRecording } from '#features/vault/transcripts/jobs/transcribe-recording.job.ts';
import {
  openVault,
  originalOfRecording,
  recordingPrepared,
  recordingsByIds,
} from '#features/recordings/recordings/index.ts';
import { newContext, type Speech } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { TestApp } from '#testing/test-app.ts';

export const said = (startMs: number, endMs: number, text: string): SpeechSegment => ({
  ...{ startMs, endMs, text },
});

/** An engine that says what the test has written down for it, and keeps what it was given to hear. */
export class ScriptedSpeech implements Speech {
  /** What the next runs say; an error is thrown. The last one is said again. */
  script: (Partial<Transcription> | Error)[] = [{}];
  /** The content of each recording, as it was heard. */
  readonly heard: string[] = [];
  /** Called in the middle of a run. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  readonly engine = {
    id: 'scripted',
    transcribe: async (
      wav: AsyncIterable<Float32Array>,
      { signal, onProgress }: { signal: AbortSignal; onProgress?(ms: number): void },
    ): Promise<Transcription> => {
      let content = '';
      for await (const piece of wav) content += String.fromCodePoint(...piece);
      this.heard.push(content);
      onProgress?.(61_000);
      await this.meanwhile();
      signal.throwIfAborted();
      const next = this.script.length > 1 ? this.script.shift() : this.script[0];
      if (next instanceof Error) throw next;
      const rest = {
        language: 'en',
        problem: null,
        engine: 'scripted 1.0',
        where: 'HERE',
      } as const;
      return { segments: [said(0, 4000, 'We had a red boat.')], ...rest, ...next };
    },
  };

  /** One sample a byte: the test sees that the engine heard what was stored. */
  readonly samplesOf: Speech['samplesOf'] = async function* (ctx, { id, familyId }) {
    const vault = await openVault(ctx, familyId);
    for await (const piece of vault.read(originalOfRecording(id))) yield Float32Array.from(piece);
  };
}

/** Announces a recording whose row was written, as preparing one does. */
export async function makeReady(test: TestApp, recordingId: string): Promise<void> {
  await inTransaction(
    newContext(test.app, { kind: 'system', job: 'prepare-recording' }),
    async (ctx) => {
      const recording = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
      if (!recording) throw new Error('there is no such recording');
      for (const listener of test.app.extensions.of(recordingPrepared)) {
        await listener(ctx, { ...recording, facts: null, looks: null });
      }
    },
  );
}

/** Runs the job of a recording, as the queue would. */
export async function transcribe(test: TestApp, recordingId: string): Promise<void> {
  const ctx = newContext(test.app, { kind: 'system', job: 'transcribe-recording' });
  await transcribeRecording.handle(ctx, { recordingId });
}
