import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { requeuePreparations } from '#features/recordings/recordings/requeue-preparations.ts';
import { Studio, media } from '#features/recordings/recordings/testing/studio.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());

describe('preparation', () => {
  const attemptsOf = async (id: string, set?: number) => {
    const run = studio.test.app.orm.em.getConnection();
    if (set !== undefined) {
      await run.execute(`update recordings set state = 'PROCESSING', attempts = ? where id = ?`, [
        set,
        id,
      ]);
    }
    const rows = await run.execute<{ attempts: number }[]>(
      'select attempts from recordings where id = ?',
      [id],
    );
    return rows[0]?.attempts;
  };

  it('of content that crashes its process repeatedly ends, and the content stays', async () => {
    const content = media('voice.mp3');
    const id = await studio.upload(content);
    await attemptsOf(id, 8);
    await prepare(studio.test, id);
    expect(await studio.shown(id)).toMatchObject({
      state: 'FAILED',
      problem: 'This recording cannot be played here. It is kept as it came; you can download it.',
    });
    const original = await studio.client.get(`/media/${id}/original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(content)).toBe(true);
  });

  it('that cannot reach its storage fails in order, is tried again and then succeeds', async () => {
    const id = await studio.upload(media('voice.mp3'));
    await attemptsOf(id, 0);
    const file = path.join(studio.test.dataDir, 'media/recordings', id.slice(-2), id, 'original');
    await rename(file, `${file}-away`);
    for (let round = 0; round < 6; round += 1) {
      await expect(prepare(studio.test, id)).rejects.toThrow('no stored object');
    }
    await rename(`${file}-away`, file);
    await prepare(studio.test, id);
    expect(await studio.shown(id)).toMatchObject({ state: 'READY', problem: null });
  });

  it.each([
    ['the family hears', 'FAMILY', 1],
    ['its maker keeps to themselves', 'MAKER', 0],
    ['waits to be erased', 'NOBODY', 0],
  ])('of what %s is announced to the family accordingly', async (_, audience, events) => {
    const id = await studio.upload(media('voice.mp3'));
    const run = studio.test.app.orm.em.getConnection();
    await run.execute(
      `update recordings set state = 'PROCESSING', attempts = 0, audience = ? where id = ?`,
      [audience, id],
    );
    await run.execute('delete from family_events where subject_id = ?', [id]);
    await prepare(studio.test, id);
    const rows = await run.execute('select 1 from family_events where subject_id = ?', [id]);
    expect(rows).toHaveLength(events);
  });

  it('whose job the queue lost is enqueued again', async () => {
    const id = await studio.upload(media('voice.mp3'));
    await attemptsOf(id, 0);
    const waiting = async () => {
      const rows = await studio.test.app.orm.em
        .getConnection()
        .execute<{ n: string }[]>(
          `select count(*) as n from jobs.job where name = 'prepare-recording' and data->>'recordingId' = ?`,
          [id],
        );
      return Number(rows[0]?.n);
    };
    const before = await waiting();
    const sweep = () =>
      requeuePreparations.run(newContext(studio.test.app, { kind: 'system', job: 's' }));
    await sweep();
    expect(await waiting()).toBe(before);
    studio.test.clock.advance({ hours: 7 });
    await sweep();
    await sweep();
    expect(await waiting()).toBe(before + 1);
  });

  it('run twice leaves the same recording, and nothing but its two objects on the disk', async () => {
    const id = await studio.upload(media('live-voice.webm'));
    const once = await studio.shown(id);
    await studio.test.app.orm.em
      .getConnection()
      .execute(`update recordings set state = 'PROCESSING' where id = ?`, [id]);
    await Promise.all(
      [prepare(studio.test, id), prepare(studio.test, id)].map((run) => run.catch(() => null)),
    );
    await prepare(studio.test, id);
    expect(await studio.shown(id)).toEqual(once);
    const folder = path.join(studio.test.dataDir, 'media/recordings', id.slice(-2), id);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(['display', 'original']);
  });
});
