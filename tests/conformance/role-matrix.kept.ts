import type { Classified } from './role-matrix.classification.ts';
import { marker } from './role-matrix.fixture.ts';

const editors = ['owner', 'editor'] as const;

/** What members do with the items of the vault, and its trash. */
export const keptOperations: Record<string, Classified> = {
  // The trash is its maker's alone, as deleting is.
  trash: { access: 'own', make: () => ({ first: 50 }) },
  restoreRecording: {
    access: 'object',
    make: ({ trashedRecordingId }) => ({ id: trashedRecordingId }),
  },
  eraseRecording: {
    access: 'object',
    make: ({ trashedRecordingId }) => ({ id: trashedRecordingId }),
  },

  // Albums: the whole family looks, who made one and editors change it.
  albums: { access: 'own', family: true, make: () => ({ first: 50 }) },
  album: { access: 'object', family: true, make: ({ albumId }) => ({ id: albumId }) },
  albumItems: { access: 'object', family: true, make: ({ albumId }) => ({ albumId }) },
  albumsWithItem: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({ recordingId }),
  },
  createAlbum: {
    access: 'own',
    needs: 'addRecordings',
    make: () => ({ input: { title: 'Summers' }, recordingIds: [] }),
  },
  changeAlbum: {
    access: 'object',
    family: editors,
    make: ({ albumId }) => ({ id: albumId, input: { title: `${marker}, renamed` } }),
  },
  addToAlbum: {
    access: 'object',
    family: editors,
    make: ({ albumId, recordingId }) => ({ albumId, recordingIds: [recordingId] }),
  },
  moveInAlbum: {
    access: 'object',
    family: editors,
    make: ({ albumId, recordingId }) => ({ albumId, recordingId, behind: null }),
    ownerMayGet: ['WRONG_STATE'],
  },
  removeFromAlbum: {
    access: 'object',
    family: editors,
    make: ({ albumId }) => ({ albumId, recordingIds: [] }),
  },
  deleteAlbum: {
    access: 'object',
    family: editors,
    make: ({ removableAlbumId }) => ({ id: removableAlbumId }),
  },

  // Favorites are a member's own.
  favorites: { access: 'own', make: () => ({ first: 50 }) },
  markFavorite: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({ recordingId, favorite: true }),
  },
  // Who is in what: the family looks, members who add things name people.
  peopleInItem: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  peopleInVault: { access: 'own', family: true },
  personInVault: {
    access: 'object',
    family: true,
    make: ({ contactId }) => ({ kind: 'CONTACT', personId: contactId }),
  },
  itemsWithPerson: {
    access: 'object',
    family: true,
    make: ({ contactId }) => ({ kind: 'CONTACT', personId: contactId }),
  },
  findTaggable: {
    access: 'own',
    family: true,
    needs: 'addRecordings',
    make: () => ({ search: marker.slice(0, 4) }),
  },
  tagPerson: {
    access: 'object',
    family: ['owner', 'editor', 'contributor'],
    make: ({ recordingId, contactId }) => ({
      recordingId,
      person: { kind: 'CONTACT', personId: contactId },
    }),
  },
  untagPerson: {
    access: 'object',
    family: editors,
    make: ({ personTagId }) => ({ id: personTagId }),
  },
  // On this day, and what a member hides of it for themselves.
  onThisDay: { access: 'own', family: true },
  onThisDayHidden: { access: 'own' },
  hideOnThisDay: { access: 'own', make: () => ({ input: { monthDay: '11-23' } }) },
  showOnThisDay: { access: 'own', make: ({ albumId }) => ({ id: albumId }) },
};
