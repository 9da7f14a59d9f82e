const files = (count: number): string =>
  count === 1 ? '1 file' : `${count.toLocaleString('en-US')} files`;

/** The words of the page on which a family brings in what it has. */
export const addWords = {
  title: 'Add to your family’s vault',
  lead: 'Photos, videos, recordings and PDFs: as many as you like. They are sent one after another, and nothing is sent twice.',
  description: 'Bring in the photos, videos, recordings and documents of your family.',
  keywords: ['add family photos', 'upload family videos'],

  choose: 'Choose files',
  chooseFolder: 'Choose a folder',
  takePhoto: 'Take a photo',
  drop: 'You can also drop files and folders here, or paste a picture.',
  dropNow: 'Let go to add them',
  accepted: (limit: string) =>
    `HEIC, JPEG, PNG, WebP, AVIF, GIF, TIFF, PDF, MP4, MOV, WebM, M4A, MP3, WAV and OGG, each at most ${limit}.`,

  archives:
    'An archive (.zip) from Google Takeout or iCloud is opened on this device, and its photos and videos are added.',
  archive: {
    title: (name: string) => `${name} did not come in as a whole`,
    broken:
      'It could not be read. Perhaps it was not downloaded to its end; please download it again. Nothing of it was sent.',
    locked: 'Some of its files need a password. Unpack it on your computer and add those files.',
    'too-many': 'It names more files than an archive of photos has. Nothing of it was sent.',
    nothing: 'There is nothing in it that can be kept here.',
  },

  queue: 'Your files',
  empty: 'Nothing is waiting. What you add shows here until it is in your vault.',
  progress: (kept: number, all: number) =>
    `${kept.toLocaleString('en-US')} of ${files(all)} in your vault`,
  bytes: (sent: string, all: string) => `${sent} of ${all}`,
  done: (count: number) =>
    count === 1 ? 'Your file is in your vault.' : `All ${files(count)} are in your vault.`,
  stays:
    'You can leave this page. What is waiting stays on this device and goes on when you come back.',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'Paused. What has arrived is kept.',
  clear: 'Clear the list of finished files',

  line: {
    waiting: 'The line is down. We go on by ourselves as soon as it is back.',
    'signing-in': 'Please sign in again. Then we go on.',
  },
  full: 'Your vault is full for now',
  fullRest: 'What has arrived is kept, and the rest waits here.',
  elsewhere: 'Another tab is adding your files',
  elsewhereText: 'Go on there, or close it; then this page takes over.',
  noStore: 'This browser keeps nothing for us',
  noStoreText:
    'Files cannot be added here just now. A private window may be the reason, or a device without space. Nothing you have is lost.',
  away: (count: number) => `Please choose ${files(count)} again`,
  awayText:
    'This device did not keep a copy of them. Choose the same files, folder or archive: we find them by name, size and date, and go on where we stopped.',

  rows: 'List of files',
  show: 'Show',
  all: (count: number) => `All (${count.toLocaleString('en-US')})`,
  attention: (count: number) => `Needs a look (${count.toLocaleString('en-US')})`,
  noneToLookAt: 'Nothing needs a look.',
  states: {
    waiting: 'Waiting',
    sending: (percent: number) => `Sending, ${percent}%`,
    kept: 'In your vault',
    there: (title: string) => `Already in your vault${title ? ` as “${title}”` : ''}`,
    away: 'Please choose it again',
  },
  problems: {
    type: 'This kind of file cannot be kept here.',
    empty: 'The file is empty.',
    'too-large': (limit: string) => `It is larger than ${limit}.`,
    damaged: 'It is damaged in its archive. Please download the archive again.',
    other: 'It could not be sent. The file on your device is as it was.',
  },
  tryAgain: 'Try again',
  addAnyway: 'Add it anyway',
  remove: 'Take off the list',
  named: (act: string, name: string) => `${act}: ${name}`,
} as const;
