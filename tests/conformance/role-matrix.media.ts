import type { RouteClass } from './role-matrix.classification.ts';

/** The bytes of a family's recordings, and what is said in them, whatever family is in view. */
export const mediaRoutes: Record<string, RouteClass> = {
  'GET /media/:id': {
    access: 'object',
    ofAccount: true,
    family: true,
    url: ({ recordingId }) => `/media/${recordingId}`,
  },
  'GET /media/:id/original': {
    access: 'object',
    ofAccount: true,
    family: true,
    url: ({ recordingId }) => `/media/${recordingId}/original`,
  },
  'GET /media/:id/version/:part': {
    access: 'object',
    ofAccount: true,
    family: true,
    url: ({ recordingId }) => `/media/${recordingId}/version/file`,
  },
  'GET /media/:id/transcript/:form': {
    access: 'object',
    ofAccount: true,
    family: true,
    url: ({ recordingId }) => `/media/${recordingId}/transcript/txt`,
  },
};
