import { translatable } from '#words/locale.ts';

/** A message as its recipient sees it; its author sees it so as well. */
export const messageBodyWords = translatable('messageBody', {
  for: (to: string) => `For ${to}`,
  from: (from: string) => `From ${from}`,
  written: (when: string) => `Delivered on ${when}`,
  recorded: (when: string) => `Recorded on ${when}`,
  listen: 'Listen',
  watch: 'Watch',
  photos: 'Photos',
  files: 'Files',
  download: 'Keep a copy',
  downloadOf: (title: string, size: string) => `Keep a copy of ${title} (${size})`,
  photoAlt: (title: string) => title,
  viewPhoto: (title: string) => `See ${title} in full size`,
  preparing: 'This recording is still being prepared. Come back in a minute.',
});
