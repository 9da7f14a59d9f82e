import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasUnsavedWork,
  initialState,
  step,
  type DraftEvent,
  type DraftState,
} from './draft-machine.ts';

/** As small as a draft with parts that the server gives ids to. */
interface Content {
  body: string;
  rows: readonly { key: string; id: string | null }[];
}

const written = (body: string): Content => ({ body, rows: [] });

function run(state: DraftState<Content>, ...events: DraftEvent<Content>[]) {
  let current = { state, effects: step(state, { type: 'pause-ended' }).effects };
  for (const event of events) current = step(current.state, event);
  return current;
}

describe('autosave', () => {
  const start = initialState(written(''), null);

  it('waits for a pause after an edit and keeps a copy on the device meanwhile', () => {
    const { state, effects } = run(start, { type: 'edited', content: written('Dear') });
    expect(state.status.kind).toBe('waiting');
    expect(effects.map((effect) => effect.type)).toEqual(['keep-local-copy', 'wait-for-pause']);
  });

  it('sends once after the pause, and forgets the copy once the server has it', () => {
    const sent = run(start, { type: 'edited', content: written('Dear') }, { type: 'pause-ended' });
    expect(sent.effects).toEqual([{ type: 'send', content: written('Dear'), stored: null }]);
    const done = run(sent.state, {
      type: 'acknowledged',
      stored: { id: 'm', version: 1 },
      at: '2026-11-21T10:00:00Z',
    });
    expect(done.effects).toEqual([{ type: 'drop-local-copy' }]);
    expect(hasUnsavedWork(done.state)).toBe(false);
    expect(done.state.savedAt).toBe('2026-11-21T10:00:00Z');
  });

  it('saves what was typed during a save afterwards, on top of the new version', () => {
    const { state, effects } = run(
      start,
      { type: 'edited', content: written('Dear') },
      { type: 'pause-ended' },
      { type: 'edited', content: written('Dear Ana') },
      { type: 'acknowledged', stored: { id: 'm', version: 1 }, at: '2026-11-21T10:00:00Z' },
    );
    expect(effects.map((effect) => effect.type)).toContain('wait-for-pause');
    expect(step(state, { type: 'pause-ended' }).effects).toEqual([
      { type: 'send', content: written('Dear Ana'), stored: { id: 'm', version: 1 } },
    ]);
  });

  it('keeps writing possible when signed out, and saves after signing in', () => {
    const { state } = run(
      start,
      { type: 'edited', content: written('Dear') },
      { type: 'pause-ended' },
      { type: 'held', reason: 'signed-out' },
    );
    expect(state.content.body).toBe('Dear');
    expect(hasUnsavedWork(state)).toBe(true);
    expect(step(state, { type: 'save-now' }).effects).toEqual([
      { type: 'send', content: written('Dear'), stored: null },
    ]);
  });

  it('learns the ids of new rows without touching what is being typed', () => {
    const row = { key: 'row', id: null };
    const longer = { body: 'Dear Ana', rows: [row] };
    const { state } = run(
      start,
      { type: 'edited', content: { body: 'Dear', rows: [row] } },
      { type: 'pause-ended' },
      { type: 'edited', content: longer },
      {
        type: 'acknowledged',
        stored: { id: 'm', version: 1 },
        at: 'now',
        assign: (content) => ({ ...content, rows: [{ key: 'row', id: 'r1' }] }),
      },
    );
    expect(state.content).toEqual({ body: 'Dear Ana', rows: [{ key: 'row', id: 'r1' }] });
  });

  it('takes the text as another operation tidied it, unless more was typed meanwhile', () => {
    const open = initialState(written('Dear '), { id: 'm', version: 3 });
    const tidied = {
      type: 'adopted',
      stored: { id: 'm', version: 4 },
      at: 'now',
      content: written('Dear'),
    } as const;
    expect(step(open, tidied).state).toMatchObject({
      content: written('Dear'),
      stored: { version: 4 },
      savedAt: 'now',
    });
    const typing = step(open, { type: 'edited', content: written('Dear Ana') }).state;
    const after = step(typing, tidied);
    expect(after.state).toMatchObject({ content: written('Dear Ana'), stored: { version: 4 } });
    expect(after.effects.map((effect) => effect.type)).toEqual(['keep-local-copy']);
    expect(hasUnsavedWork(after.state)).toBe(true);
  });

  it('makes a new draft of what is on the screen when it was deleted elsewhere', () => {
    const open = initialState(written('old'), { id: 'm', version: 3 });
    const { effects } = run(
      open,
      { type: 'edited', content: written('new') },
      { type: 'pause-ended' },
      { type: 'gone' },
    );
    expect(effects).toEqual([{ type: 'send', content: written('new'), stored: null }]);
  });

  it('does not save a scheduled message until its author says so', () => {
    const open = initialState(written('old'), { id: 'm', version: 3 }, { manual: true });
    const typed = run(open, { type: 'edited', content: written('new') });
    expect(typed.effects.map((effect) => effect.type)).toEqual(['keep-local-copy']);
    expect(step(typed.state, { type: 'pause-ended' }).effects).toEqual([]);
    expect(step(typed.state, { type: 'save-now' }).effects).toEqual([
      { type: 'send', content: written('new'), stored: { id: 'm', version: 3 } },
    ]);
  });

  it('stops at a conflict until the writer chooses, whatever else is typed', () => {
    const theirs = {
      content: written('theirs'),
      stored: { id: 'm', version: 5 },
      updatedAt: '2026-11-21T10:00:00Z',
    };
    const open = initialState(written('old'), { id: 'm', version: 4 });
    const { state } = run(
      open,
      { type: 'edited', content: written('mine') },
      { type: 'pause-ended' },
      { type: 'conflict-seen', theirs },
      { type: 'edited', content: written('mine, longer') },
      { type: 'pause-ended' },
    );
    expect(state.status).toEqual({ kind: 'conflict', theirs });
    expect(step(state, { type: 'kept-mine' }).effects).toEqual([
      { type: 'send', content: written('mine, longer'), stored: { id: 'm', version: 5 } },
    ]);
    const took = step(state, { type: 'took-theirs' });
    expect(took.state.content.body).toBe('theirs');
    expect(took.effects).toEqual([{ type: 'drop-local-copy' }]);
  });

  it('over any run of events: one save at a time, a copy of all unsaved work, nothing rewritten', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.boolean(), (events, manual) => {
        let state = initialState(written('start'), { id: 'm', version: 1 }, { manual });
        let underWay = false;
        let localCopy: Content | null = null;
        for (const event of events) {
          if (!possible(event, underWay, state)) continue;
          const before = state.content;
          const next = step(state, event);
          if (['acknowledged', 'held', 'gone', 'conflict-seen'].includes(event.type))
            underWay = false;
          for (const effect of next.effects) {
            if (effect.type === 'send') {
              expect(underWay).toBe(false);
              underWay = true;
            }
            if (effect.type === 'keep-local-copy') localCopy = effect.content;
            if (effect.type === 'drop-local-copy') localCopy = null;
          }
          state = next.state;
          if (event.type !== 'edited' && event.type !== 'took-theirs') {
            expect(state.content).toBe(before);
          }
          if (hasUnsavedWork(state) && event.type !== 'kept-mine') {
            expect(localCopy).toEqual(state.content);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('ends with the last words on the server, once the server answers again', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = initialState(written('start'), { id: 'm', version: 1 });
        let server = written('start');
        let underWay: Content | null = null;
        const feed = (event: DraftEvent<Content>) => {
          if (!possible(event, underWay !== null, state)) return;
          if (event.type === 'acknowledged' && underWay !== null) server = underWay;
          if (['acknowledged', 'held', 'gone', 'conflict-seen'].includes(event.type))
            underWay = null;
          if (event.type === 'took-theirs' && state.status.kind === 'conflict') {
            server = state.status.theirs.content;
          }
          const next = step(state, event);
          for (const effect of next.effects) if (effect.type === 'send') underWay = effect.content;
          state = next.state;
        };
        for (const event of events) feed(event);
        if (state.status.kind === 'conflict') feed({ type: 'kept-mine' });
        for (let i = 0; i < 3; i += 1) {
          feed({ type: 'acknowledged', stored: { id: 'm', version: 9 }, at: 'later' });
          feed({ type: 'save-now' });
        }
        expect(server).toEqual(state.content);
        expect(hasUnsavedWork(state)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

const anyEvent: fc.Arbitrary<DraftEvent<Content>> = fc.oneof(
  fc.string().map((body): DraftEvent<Content> => ({ type: 'edited', content: written(body) })),
  fc.constant<DraftEvent<Content>>({ type: 'pause-ended' }),
  fc.constant<DraftEvent<Content>>({ type: 'save-now' }),
  fc.integer({ min: 1, max: 99 }).map((version): DraftEvent<Content> => ({
    type: 'acknowledged',
    stored: { id: 'm', version },
    at: '2026-11-21T10:00:00Z',
  })),
  fc
    .constantFrom('offline', 'signed-out', 'refused', 'failed', 'locked')
    .map((reason): DraftEvent<Content> => ({ type: 'held', reason })),
  fc.constant<DraftEvent<Content>>({ type: 'gone' }),
  fc.string().map((body): DraftEvent<Content> => ({
    type: 'conflict-seen',
    theirs: { content: written(body), stored: { id: 'm', version: 100 }, updatedAt: 'later' },
  })),
  fc.constant<DraftEvent<Content>>({ type: 'kept-mine' }),
  fc.constant<DraftEvent<Content>>({ type: 'took-theirs' }),
  fc.integer({ min: 1, max: 99 }).map((version): DraftEvent<Content> => ({
    type: 'adopted',
    stored: { id: 'm', version },
    at: 'later',
  })),
);

/** The server answers only what was sent; the choice exists only in a conflict. */
function possible(
  event: DraftEvent<Content>,
  underWay: boolean,
  state: DraftState<Content>,
): boolean {
  if (event.type === 'kept-mine' || event.type === 'took-theirs') {
    return state.status.kind === 'conflict';
  }
  if (['acknowledged', 'held', 'gone', 'conflict-seen'].includes(event.type)) return underWay;
  return true;
}
