import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSidecar, Sidecars } from './sidecars.ts';

function sidecarsOf(...names: string[]): Sidecars<string> {
  const all = new Sidecars<string>();
  for (const name of names) all.add(name, name);
  return all;
}

describe('the sidecars of an archive', () => {
  it('belong to their photos, whatever Google makes of the names', () => {
    const long = `${'x'.repeat(50)}.jpg`;
    const all = sidecarsOf(
      'P/a.jpg.json',
      'P/b.jpg.supplemental-metadata.json',
      'P/b.jpg.supplemental-metadata(1).json',
      'P/c.jpg(2).json',
      'P/d.jpeg.supplem.json',
      `P/${long.slice(0, 46)}.json`,
    );
    const names = ['a.jpg', 'b.jpg', 'b(1).jpg', 'c(2).jpg', 'd.jpeg', long, 'a-edited.jpg'];
    expect(names.map((name) => all.of(`P/${name}`))).toEqual([
      'P/a.jpg.json',
      'P/b.jpg.supplemental-metadata.json',
      'P/b.jpg.supplemental-metadata(1).json',
      'P/c.jpg(2).json',
      'P/d.jpeg.supplem.json',
      `P/${long.slice(0, 46)}.json`,
      'P/a.jpg.json',
    ]);
    expect([all.of('Q/a.jpg'), all.of('P/c.jpg'), all.of('P/a(1).jpg')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('are found for every name, number and cut, and never for another photo', () => {
    const stem = fc.stringMatching(/^[a-wyz]{1,60}$/);
    const number = fc.constantFrom('', '(1)', '(12)');
    fc.assert(
      fc.property(stem, number, fc.boolean(), (name, count, isNew) => {
        const whole = `${name}.jpg${isNew ? '.supplemental-metadata' : ''}`;
        const sidecar = `F/${whole.slice(0, 46)}${count}.json`;
        const all = sidecarsOf(sidecar);
        expect(all.of(`F/${name}${count}.jpg`)).toBe(sidecar);
        expect(all.of(`F/x${name}${count}.jpg`)).toBe(undefined);
        expect(all.of(`G/${name}${count}.jpg`)).toBe(undefined);
      }),
    );
  });

  it('say when, where and what; zeros and nonsense say nothing', () => {
    const said = {
      photoTakenTime: { timestamp: '265037400' },
      geoData: { latitude: 38.7, longitude: -9.1 },
      description: ' Grandma ',
      people: [{ name: ' Ana Costa ' }, { name: 'Ana Costa' }, { name: 7 }, 'Rui', { name: '' }],
      favorited: true,
    };
    expect(readSidecar(JSON.stringify(said))).toEqual({
      takenAt: '1978-05-26T13:30:00.000Z',
      latitude: 38.7,
      longitude: -9.1,
      description: 'Grandma',
      people: ['Ana Costa'],
      isFavorite: true,
    });
    const nothing = {
      photoTakenTime: { timestamp: '0' },
      geoData: { latitude: 0, longitude: 0 },
    };
    expect([JSON.stringify(nothing), '', '[]', 'null', '{'].map(readSidecar)).toEqual(
      Array(5).fill(null),
    );
    expect(readSidecar('{"geoData":{"latitude":999,"longitude":1}}')).toBe(null);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readSidecar(text);
      }),
    );
  });
});
