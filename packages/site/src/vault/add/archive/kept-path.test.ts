import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptPath } from './kept-path.ts';

describe('where a file of an archive stands', () => {
  it('is said in its folders, without drives and steps upwards', () => {
    expect(keptPath('Takeout/Google Photos/1978/IMG_1.jpg')).toEqual({
      name: 'IMG_1.jpg',
      folder: 'Takeout/Google Photos/1978',
    });
    expect(keptPath('/etc/../../a.jpg')).toEqual({ name: 'a.jpg', folder: 'etc' });
    expect(keptPath('C:\\Users\\a.jpg')).toEqual({ name: 'a.jpg', folder: 'Users' });
  });

  it('is nowhere for what archives and computers keep for themselves', () => {
    const own = ['Takeout/', 'a/IMG_1.jpg.json', '__MACOSX/._a.jpg', '.DS_Store', 'x/Thumbs.db'];
    expect(own.map(keptPath)).toEqual([null, null, null, null, null]);
  });

  it('never leads out of the archive, whatever it says', () => {
    const step = fc.constantFrom('..', '.', '', 'C:', 'a', 'b.jpg', '/', '\\');
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        const path = keptPath(steps.join('/'));
        const said = path ? [...path.folder.split('/').filter(Boolean), path.name] : [];
        expect(said.filter((one) => /^(?:\.{1,2}|.*[\\/].*|[a-z]:)$/i.test(one))).toEqual([]);
      }),
    );
  });
});
