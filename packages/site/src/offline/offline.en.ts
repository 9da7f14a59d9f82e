/** The page that stands in when a page cannot be reached, and what it keeps. */
export const offlineWords = {
  title: 'Offline | Infinite Connections',
  heading: 'You are offline',
  lead: 'This page cannot be reached right now. You can record all the same: your recording stays on this device and is sent when the connection is back.',
  again: 'Try again',
  loading: 'Opening the recorder…',
  loadFailed: 'The recorder could not be opened. Nothing that you recorded is lost.',
  noScripts: 'Recording needs scripts, which are switched off in this browser.',
  region: 'Record while offline',
  back: 'The connection is back.',
  goOn: 'Open the page',
  waiting: {
    heading: 'Waiting on this device',
    text: 'They are sent on their own once the connection is back. Until then you can give them a title.',
    said: (length: string) => `Stopped. ${length} recorded, and kept on this device.`,
  },
  signIn: {
    text: 'Sign in once more, so that your recordings can be sent.',
    button: 'Sign in',
  },
  otherMember:
    'Another person is signed in here now. Your recordings stay on this device until you sign in again.',
  shared: {
    heading: 'Shared from this device',
    title: (name: string) => `‘${name}’ was shared from this device.`,
    text: (size: string) => `${size}. It is only on this device until you keep it.`,
    keep: 'Put it into our recordings',
    remove: 'Not this one',
    tooEarly: {
      title: 'Nothing arrived to be kept',
      text: 'The app has to be opened once before you can share something with it. Please share it again now.',
    },
  },
} as const;
