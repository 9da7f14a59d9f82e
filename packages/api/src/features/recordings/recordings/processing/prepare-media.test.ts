import { Readable } from 'node:stream';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { familyKey } from '#features/people/families/index.ts';
import { newWorkFolder, originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';
import { Studio, hostile, media } from '#features/recordings/recordings/testing/studio.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());
afterEach(() => {
  vi.unstubAllEnvs();
});

async function playerFacts(bytes: Buffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  return {
    claimed: await input.getDurationFromMetadata(),
    tracks: (await input.getTracks()).map((track) => track.type),
  };
}

describe('a voice or a video', () => {
  it.each([
    ['live-voice.webm', 'VOICE', 'audio/webm', 'audio/webm', 7100],
    ['live-voice.mp4', 'VOICE', 'audio/mp4', 'audio/mp4', 2990],
    ['live-video.webm', 'VIDEO', 'video/webm', 'video/webm', 3000],
    ['librivox-0870.webm', 'VOICE', 'audio/webm', 'audio/webm', 7100],
    ['librivox-0870.m4a', 'VOICE', 'audio/mp4', 'audio/mp4', 7100],
    ['librivox-0880.wav', 'VOICE', 'audio/wav', 'audio/wav', 2990],
    ['voice.mp3', 'VOICE', 'audio/mpeg', 'audio/mpeg', 2990],
    ['voice.ogg', 'VOICE', 'audio/ogg', 'audio/ogg', 2990],
    ['h264.mkv', 'VIDEO', 'video/x-matroska', 'video/mp4', 2000],
    ['chromium-voice.webm', 'VOICE', 'audio/webm', 'audio/webm', 3960],
    ['chromium-video.webm', 'VIDEO', 'video/webm', 'video/webm', 3955],
    ['chromium-video.mp4', 'VIDEO', 'video/mp4', 'video/mp4', 3955],
    ['phone.mov', 'VIDEO', 'video/quicktime', 'video/mp4', 4000],
  ])('%s gets length, waveform and a form that plays', async (name, kind, type, plays, ms) => {
    const recording = await studio.kept(media(name), 'VOICE', name);
    expect(recording).toMatchObject({ kind, state: 'READY', problem: null, mimeType: type });
    expect(Math.abs((recording.durationMs ?? 0) - ms)).toBeLessThan(120);
    const display = await studio.displayed(recording);
    expect(display.type).toBe(plays);
    // Ogg has no field for its length; players read it from the last page.
    if (name !== 'voice.ogg') {
      expect((await playerFacts(display.bytes)).claimed).toBeCloseTo(ms / 1000, 0);
    }
    if (name === 'h264.mkv') return expect(recording.peaks).toBeNull();
    expect(recording.silent).toBe(false);
    expect(recording.peaks?.length).toBeGreaterThan(50);
    expect(recording.peaks?.length).toBeLessThanOrEqual(600);
    expect(Math.max(...(recording.peaks ?? []))).toBe(100);
  });

  it('written live by a browser gains the length and the index that it lacked', async () => {
    const content = media('live-video.webm');
    expect((await playerFacts(content)).claimed).toBeNull();
    const { bytes } = await studio.displayed(await studio.kept(content, 'VIDEO'));
    const facts = await playerFacts(bytes);
    expect(facts.claimed).toBeCloseTo(3, 1);
    expect(facts.tracks.sort()).toEqual(['audio', 'video']);
    // Cues (RFC 9559, section 5.1.5): where a player finds the clusters.
    expect(bytes.includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
  });

  it('cut off anywhere keeps what can be played, and says that it is incomplete', async () => {
    const recording = await studio.kept(hostile('truncated.webm'), 'VOICE');
    expect(recording).toMatchObject({ kind: 'VOICE', state: 'READY' });
    expect(recording.problem).toBe(
      'This recording is not complete: about 3 seconds of it can be played.',
    );
    expect(recording.durationMs).toBeGreaterThan(2500);
    expect(recording.durationMs).toBeLessThan(3200);
    const { claimed } = await playerFacts((await studio.displayed(recording)).bytes);
    expect(claimed).toBeCloseTo(2.8, 0);
  });

  it.each(['live-voice.webm', 'chromium-voice.webm', 'chromium-video.webm'])(
    '%s, broken off while it was made, plays up to where it broke off',
    async (name) => {
      const whole = media(name);
      for (const part of [0.3, 0.55, 0.8]) {
        const cut = await studio.kept(whole.subarray(0, Math.floor(whole.length * part)), 'VOICE');
        expect(cut).toMatchObject({ state: 'READY', problem: null });
        const seconds = (cut.durationMs ?? 0) / 1000;
        const expected = part * (name === 'live-voice.webm' ? 7.1 : 3.96);
        expect(Math.abs(seconds - expected)).toBeLessThan(0.5);
        expect(cut.peaks?.length).toBeGreaterThan(10);
        const { claimed } = await playerFacts((await studio.displayed(cut)).bytes);
        expect(claimed).toBeCloseTo(seconds, 1);
      }
    },
  );

  it.each([
    ['chromium-video.mp4', 0.3, 1500],
    ['chromium-video.mp4', 0.55, 3000],
    ['librivox-0870.m4a', 0.5, 3500],
  ])('%s, of which %d arrived, plays what there is and says so', async (name, part, ms) => {
    const whole = media(name);
    const cut = await studio.kept(whole.subarray(0, Math.floor(whole.length * part)), 'VIDEO');
    expect(cut.state).toBe('READY');
    expect(cut.problem).toMatch(/^This recording is not complete: about \d seconds/);
    expect(Math.abs((cut.durationMs ?? 0) - ms)).toBeLessThan(200);
    const { claimed } = await playerFacts((await studio.displayed(cut)).bytes);
    expect(claimed).toBeCloseTo((cut.durationMs ?? 0) / 1000, 1);
  });

  it('that sends its reader round in circles costs a process, not the server', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    // Without ffmpeg to mend it, this end makes the demuxer of mediabunny 1.61 search without end.
    const whole = media('chromium-video.webm');
    const id = await studio.upload(media('voice.mp3'));
    const { familyId } = studio.member;
    const ctx = await studio.member.ctx();
    const vault = await openVault(ctx, familyId);
    await vault.put(originalKey(id), Readable.from([whole.subarray(0, whole.length * 0.3)]));
    const request = {
      task: 'content' as const,
      storage: { storageUrl: undefined, dataDir: studio.test.dataDir },
      familyKey: await familyKey(ctx, familyId),
      recordingId: id,
      work: newWorkFolder(id),
      claimed: 'VIDEO' as const,
    };
    const limits = { silenceMs: 3000, longestMs: 15_000 };
    expect(await prepareApart(request, studio.test.app.log, limits)).toBeNull();
  });

  it('that claims 1,000,000,000 frames is kept, not counted', async () => {
    const before = process.memoryUsage.rss();
    expect(await studio.kept(hostile('frames-claim.mp4'), 'VIDEO')).toMatchObject({
      kind: 'VIDEO',
      state: 'FAILED',
      problem:
        'We found no sound or picture in it. The file is kept as it came; you can download it.',
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('in which nothing can be heard is ready, and says so', async () => {
    expect(await studio.kept(media('silent-room.webm'), 'VOICE')).toMatchObject({
      state: 'READY',
      silent: true,
      problem: 'We could hear nothing in this recording. Was the right microphone chosen?',
    });
  });

  it.each([
    ['live-voice.webm', 7100],
    ['live-voice.mp4', 2990],
    ['librivox-0880.wav', 2990],
    ['voice.mp3', 2990],
    ['voice.ogg', 2990],
    ['chromium-video.webm', 3955],
  ])('C3 %s is measured where ffmpeg is not installed', async (name, ms) => {
    vi.stubEnv('PATH', '/nonexistent');
    const recording = await studio.kept(media(name), 'VOICE');
    expect(recording).toMatchObject({ state: 'READY', silent: false, problem: null });
    expect(Math.abs((recording.durationMs ?? 0) - ms)).toBeLessThan(120);
    expect(recording.peaks?.length).toBeGreaterThan(50);
    expect(Math.max(...(recording.peaks ?? []))).toBe(100);
  });

  it('C3 in which nothing can be heard says so where ffmpeg is not installed', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    expect(await studio.kept(media('silent-room.webm'), 'VOICE')).toMatchObject({
      state: 'READY',
      silent: true,
      problem: 'We could hear nothing in this recording. Was the right microphone chosen?',
    });
  });

  it('cut off in the middle is kept where ffmpeg is not installed to mend it', async () => {
    vi.stubEnv('PATH', '/nonexistent');
    expect(await studio.kept(hostile('truncated.webm'), 'VOICE')).toMatchObject({
      state: 'FAILED',
    });
  });
});
