import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

describe('webManifest', () => {
  it('starts where a member begins the day, and takes sound and film from a share sheet', () => {
    const manifest = JSON.parse(webManifest().toString()) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      share_target: {
        action: '/share-target',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: 'files', accept: ['audio/*', 'video/*'] }] },
      },
    });
    expect(manifest['shortcuts']).toHaveLength(2);
  });
});
