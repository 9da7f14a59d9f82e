import type { ReactElement } from 'react';
import favicon from '#renderer/favicon.svg?url&no-inline';
import { MetadataTags } from '#seo/metadata-tags.tsx';
import { bootScript } from '#shell/boot-script.ts';

/** Colors and icons, the same on every page, and the metadata of the page at hand. */
export function Head(): ReactElement {
  return (
    <>
      {/* First of all, so that the chosen colors are there before anything is painted. */}
      <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1d1814" media="(prefers-color-scheme: dark)" />
      <MetadataTags />
    </>
  );
}
