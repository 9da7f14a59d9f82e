import type { RouteClass } from './role-matrix.classification.ts';

/** A part of a recording, which a member of its family gets, whatever family is in view. */
const part = (path: string): RouteClass => ({
  access: 'object',
  ofAccount: true,
  family: true,
  url: ({ recordingId }) => `/media/${recordingId}${path}`,
});

/** The bytes of a family's recordings, and what is said in them. */
export const mediaRoutes: Record<string, RouteClass> = {
  'POST /media/uploads': { access: 'own' },
  'PATCH /media/uploads': { access: 'own' },
  'DELETE /media/uploads': { access: 'own' },
  'POST /media/uploads/:id': { access: 'own' },
  'PATCH /media/uploads/:id': {
    access: 'object',
    ofAccount: true,
    url: ({ unfinishedTakeId }) => `/media/uploads/${unfinishedTakeId}`,
  },
  'DELETE /media/uploads/:id': {
    access: 'object',
    ofAccount: true,
    url: ({ unfinishedTakeId }) => `/media/uploads/${unfinishedTakeId}`,
  },
  'GET /media/:id': part(''),
  'GET /media/:id/original': part('/original'),
  'GET /media/:id/small': part('/small'),
  'GET /media/:id/middle': part('/middle'),
  'GET /media/:id/whole': part('/whole'),
  'GET /media/:id/preview': part('/preview'),
  'GET /media/:id/copy': part('/copy'),
  'GET /media/:id/version/:part': part('/version/file'),
  'GET /media/:id/transcript/:form': part('/transcript/txt'),
};
