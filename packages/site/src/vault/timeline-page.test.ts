import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, joinPages, pageEnd } from '#vault/timeline-page.ts';

interface Item {
  readonly id: string;
  readonly facts: { readonly taken: { readonly local: string } };
}
interface Happened {
  readonly id: string;
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}
const latestFirst = (one: readonly [string, string], other: readonly [string, string]) =>
  one.join(' ') < other.join(' ') ? 1 : -1;

/** A page of items behind a cursor, as the API answers. */
function itemsAfter(all: readonly Item[], after: string | null, size: number) {
  const place = ({ facts, id }: Item) => `${facts.taken.local} ${id}`;
  const left = all
    .toSorted((one, other) => latestFirst([place(one), ''], [place(other), '']))
    .filter((item) => after === null || place(item) < after);
  const nodes = left.slice(0, size);
  const last = nodes.at(-1);
  const endCursor = last ? place(last) : null;
  return { nodes, pageInfo: { hasNextPage: left.length > size, endCursor } };
}

/** The same of events: `after` counts by its date, and a page ends behind all events of one date. */
function eventsAfter(
  all: readonly Happened[],
  after: string | null,
  rest: { to: string | null; size: number },
) {
  const [start] = after === null ? [null] : after.split(' ');
  const left = all
    .filter((event) => (start == null || dateOf(event) < start) && dateOf(event) >= (rest.to ?? ''))
    .toSorted((one, other) => latestFirst([dateOf(one), one.id], [dateOf(other), other.id]));
  const end = left.length > rest.size ? dateOf(left[rest.size - 1]!) : '';
  const nodes = left.filter((event) => dateOf(event) >= end);
  const last = nodes.at(-1);
  const endCursor = last ? `${dateOf(last)} ~` : null;
  return { nodes, pageInfo: { hasNextPage: nodes.length < left.length, endCursor } };
}

const year = fc.integer({ min: 1980, max: 1984 });
const part = fc.integer({ min: 1, max: 3 });
const event = fc.record({ year, month: part, day: part, exact: fc.boolean() });
const item = fc.oneof(
  fc.tuple(year, part, part).map(([y, m, d]) => `${y}-0${m}-0${d}`),
  fc.tuple(year, part, part).map(([y, m, d]) => `${y}-0${m}-0${d}T12:00:00`),
  fc.tuple(year, part).map(([y, m]) => `${y}-0${m}`),
  year.map(String),
  fc.constant(''),
);

describe('the pages of the timeline with the events of the tree', () => {
  it('hold every item and every event once, in the order of time', () => {
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 30 }),
        fc.array(event, { maxLength: 30 }),
        fc.record({
          items: fc.integer({ min: 1, max: 6 }),
          events: fc.integer({ min: 1, max: 6 }),
        }),
        (dates, given, size) => {
          const items = dates.map((local, at) => ({ id: `i${at}`, facts: { taken: { local } } }));
          const events = given.map(({ year, month, day, exact }, at) => ({
            ...{ id: `e${at}`, year, month: exact ? month : null, day: exact ? day : null },
          }));
          const seen: { id: string; date: string }[] = [];
          let after: string | null = null;
          for (let pages = 0; pages < 100; pages += 1) {
            const page = itemsAfter(items, after, size.items);
            const beside = eventsAfter(events, after, { to: pageEnd(page), size: size.events });
            const joined = joinPages(page, beside);
            const onPage = [
              ...joined.nodes.map(({ id, facts }) => ({ id, date: facts.taken.local })),
              ...joined.events.map((each) => ({ id: each.id, date: dateOf(each) })),
            ];
            for (const { date } of onPage) {
              for (const earlier of seen) expect(earlier.date >= date).toBe(true);
            }
            seen.push(...onPage);
            after = joined.next;
            if (after === null) break;
          }
          const all = [...items, ...events].map(({ id }) => id);
          expect(seen.map(({ id }) => id).toSorted()).toEqual(all.toSorted());
        },
      ),
    );
  });
});
