import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhotoDetails, readPhotoDetails } from './photo-details.ts';

const head =
  'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate';
const row = (name: string, favorite: string, taken: string) =>
  `${name},AbC=,${favorite},no,no,"${taken}",3,"Monday September 28,2020 9:00 AM GMT"`;

describe('the list of photos of an iCloud archive', () => {
  it('says when each was taken and which are favorites', () => {
    const facts = readPhotoDetails(
      [
        `\uFEFF${head}`,
        row('IMG_1.HEIC', 'no', 'Sunday September 27,2020 4:48 AM GMT'),
        row('IMG_2.JPG', 'yes', 'Friday May 26,1978 12:05 PM GMT'),
        row('"a, ""b"".jpg"', 'yes', ''),
      ].join('\r\n'),
    );
    expect([...facts].map(([name, said]) => [name, said.takenAt, said.isFavorite])).toEqual([
      ['IMG_1.HEIC', '2020-09-27T04:48:00.000Z', false],
      ['IMG_2.JPG', '1978-05-26T12:05:00.000Z', true],
      ['a, "b".jpg', null, true],
    ]);
  });

  it('says nothing by dates that cannot be', () => {
    const wrong = [
      'Sunday September 31,2020 4:48 AM GMT',
      'Sunday Brumaire 1,2020 4:48 AM GMT',
      'Sunday May 1,2020 14:48 AM GMT',
      'Sunday May 1,0000 4:48 AM GMT',
      '2020-09-27',
    ];
    const lines = wrong.map((date, at) => row(`${at}.jpg`, 'no', date));
    expect([...readPhotoDetails([head, ...lines].join('\n'))]).toEqual([]);
  });

  it('is known by its name', () => {
    const names = ['Photos/Photo Details.csv', 'Photo Details-1.csv', 'Photos/Notes.csv'];
    expect(names.map(isPhotoDetails)).toEqual([true, true, false]);
  });

  it('never throws, and comes to an end', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `${head}\n${text}`),
        ),
        (text) => {
          readPhotoDetails(text);
        },
      ),
    );
  });
});
