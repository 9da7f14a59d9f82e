import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { sharedField, sharePath } from '#offline/shared-files.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { memberShellWords } from '#shell/member-shell.en.ts';

const paper = '#fbf7f0';

/** How the site looks and starts when it is installed; phones share sound and film with it. */
export function webManifest(): Buffer {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return Buffer.from(
    JSON.stringify({
      name: siteShellWords.name,
      short_name: siteShellWords.name,
      description: siteShellWords.tagline,
      id: '/',
      start_url: '/dashboard',
      scope: '/',
      lang: 'en',
      display: 'standalone',
      // A way back and the address where the system has a bar for them.
      display_override: ['minimal-ui', 'standalone'],
      background_color: paper,
      theme_color: paper,
      icons,
      shortcuts: [
        { name: memberShellWords.recordings, url: voiceRecordingsPath },
        { name: memberShellWords.write, url: '/schedule-message' },
      ],
      share_target: {
        action: sharePath,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: sharedField, accept: ['audio/*', 'video/*'] }] },
      },
    }),
  );
}
