import { counted } from '@infinite/schema/words/dates.en';

/** Words of the desktop application, beyond those of the console that it shows. */
export const desktopWords = {
  appName: 'Infinite Connections Admin',
  starting: 'Opening…',

  firstRun: {
    heading: 'Which server is yours?',
    lead: 'The address of your Infinite Connections, as you would open it in a browser.',
    address: 'Server address',
    addressHint: 'For example https://family.example',
    name: 'Name on this computer',
    nameHint: 'Optional, to tell several servers apart.',
    submit: 'Connect',
    pending: 'Connecting…',
  },
  serverFaults: {
    'not-an-address': 'This is not an address. It looks like https://family.example',
    'not-http': 'The address has to begin with https:// or http://',
    'not-encrypted':
      'This address is not encrypted (http), so others on the way could read your password. Use its https address.',
    'has-password': 'Leave the name and password out of the address. You sign in afterwards.',
    unreachable: 'No server answers there. Check the address and your connection.',
    'not-this-product': 'Something answers there, but it is not Infinite Connections.',
    'too-many': 'There is no room for another server. Remove one first.',
  },

  profiles: {
    open: 'Servers',
    title: 'Servers',
    description: 'The servers that this computer knows. Each has its own sign-in.',
    active: 'In use',
    use: 'Use',
    add: 'Add a server',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove ${name} from this computer?`,
    removeText:
      'Its sign-in, export folder and schedules on this computer are forgotten. Nothing on the server changes, and exported files stay where they are.',
    cancel: 'Keep it',
    close: 'Close',
  },
  setAside: (file: string) =>
    `The list of servers could not be read in full. It was put aside as ${file} in the application's folder, nothing in it is lost. Choose your server again.`,
  dismiss: 'Understood',
  sessionNotKept:
    'This computer has no keyring to keep your sign-in safely, so it ends when you quit.',
  offline: (host: string) => `No connection to ${host}. Trying again…`,

  files: {
    open: 'Files and schedules',
    title: 'Files and schedules',
    description: 'Where exports and backups are kept on this computer, and when they are made.',
    folder: 'Folder',
    noFolder: 'Not chosen yet. You are asked at the first export.',
    choose: 'Choose a folder…',
    chooseTitle: 'Keep exports and backups in this folder',
    schedules: 'Scheduled exports',
    schedulesHint:
      'They run while this application is open, also in the tray, and you are signed in. One that was missed runs at the next start.',
    every: 'How often',
    day: 'Every day',
    week: 'Every week',
    weekday: 'On',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    time: 'At',
    kind: 'What',
    kinds: {
      users: 'Users',
      memories: 'Memories',
      messages: 'Messages',
      subscribers: 'Subscribers',
      audit: 'Audit log',
    },
    add: 'Add a schedule',
    remove: (what: string) => `Remove: ${what}`,
    line: (kind: string, when: string) => `${kind}, ${when}`,
    daily: (time: string) => `every day at ${time}`,
    weekly: (day: string, time: string) => `every ${day} at ${time}`,
    next: (when: string) => `Next: ${when}`,
    none: 'No export is scheduled.',
    keepOf: (what: string) => `Keep: ${what}`,
    keepAll: 'All files',
    keepNewest: (count: number) => (count === 1 ? 'The newest file' : `The newest ${count} files`),
    removesNext: (names: readonly string[]) => `The next run removes ${names.join(', ')}`,
    atLogin: 'Start when I sign in to this computer',
    atLoginHint: 'It starts in the tray, without a window, so that schedules run.',
  },

  exportLabel: {
    users: 'Users (CSV)',
    memories: 'Memories (CSV)',
    messages: 'Messages (CSV)',
    subscribers: 'Subscribers (CSV)',
    audit: 'Audit log (CSV)',
  },
  transfers: {
    label: 'Files of this session',
    running: (bytes: string, rows: string | null) => (rows ? `${bytes}, ${rows}` : bytes),
    rows: (count: number) => counted(count, 'row'),
    waiting: 'The connection was lost. Trying again…',
    done: (name: string) => `Saved as ${name}`,
    cancelled: 'Cancelled. Nothing was kept.',
    scheduled: 'Scheduled',
    cancel: 'Cancel',
    retry: 'Try again',
    show: 'Show in folder',
    dismiss: 'Remove from the list',
    failures: {
      'disk-full': 'The disk is full. Nothing was kept; make room and try again.',
      'folder-gone': 'The folder is no longer there. Choose another one and try again.',
      'not-writable': 'This folder may not be written to. Choose another one and try again.',
      'not-the-file':
        'The server answered with something else than the file, perhaps a page of a network in between. Nothing was kept.',
      incomplete: 'The file did not arrive whole, so nothing was kept. Try again.',
      'signed-out': 'You are signed out. Sign in and try again.',
      forbidden: 'This account may not take this away.',
      refused: 'The server refused. Nothing was kept; try again later.',
      unreachable: 'The connection was lost and did not come back. Nothing was kept.',
      unexpected: 'Something unforeseen happened. Nothing was kept.',
    },
    needsFolder: 'No folder was chosen, so nothing was exported.',
  },

  about: {
    open: 'About this application',
    title: 'Infinite Connections Admin',
    version: (version: string) => `Version ${version}`,
    noUpdates:
      'This copy does not update itself. Ask the people who gave it to you for newer versions.',
    runtime: 'Runs on',
    signature: 'Signature',
    signed: 'Signed. The operating system can verify who made this copy.',
    unsigned: 'Not signed. The operating system cannot verify who made this copy.',
    noSignature: 'Packages of this system carry none. Updates are verified with a built-in key.',
    noSignatureNoUpdates: 'Packages of this system carry none.',
    feed: 'Updates from',
    check: 'Check for updates',
    checking: 'Looking for a newer version…',
    current: 'You have the newest version.',
    downloading: (version: string) => `Version ${version} is available. Downloading it now…`,
    downloaded: (percent: number) => `${percent}% downloaded`,
    ready: (version: string) =>
      `Version ${version} is ready. It is installed when you quit, or now if you like.`,
    install: 'Restart and install',
    failures: {
      offline: 'The update server cannot be reached. Check your connection and try again.',
      'not-a-feed': 'The update server gave an answer that makes no sense. Try again later.',
      'not-encrypted':
        'The update server answered without encryption, so nothing was taken from it.',
      signature:
        'The update server offered a version without a valid signature, so it was not taken. This one keeps working.',
      checksum:
        'The file that arrived is not the announced version, so it was thrown away. This one keeps working.',
      download: 'The new version could not be downloaded. Nothing was changed; try again later.',
      install: 'The new version could not be installed. This one keeps working.',
    },
    readyTitle: (version: string) => `Version ${version} is ready`,
    readyText: 'It is installed when you quit.',
  },

  menu: {
    file: 'File',
    newWindow: 'New Window',
    openInNewWindow: 'Open in New Window',
    exportUsers: 'Export Users',
    exportMemories: 'Export Memories',
    exportMessages: 'Export Messages',
    exportSubscribers: 'Export Subscribers',
    exportAudit: 'Export Audit Log',
    files: 'Files and Schedules…',
    servers: 'Servers…',
    quit: 'Quit',
    edit: 'Edit',
    view: 'View',
    go: 'Go',
    help: 'Help',
    website: 'Open the Website',
    checkForUpdates: 'Check for Updates…',
    about: 'About Infinite Connections Admin',
    showWindow: 'Show the Admin Panel',
  },

  tray: {
    unknown: 'Not known at the moment',
    held: 'Sending is on hold',
    well: (due: number) => `Deliveries are well. ${counted(due, 'message')} due.`,
    alarms: (count: number) => counted(count, 'open alarm'),
    deliveries: (failed: number, late: number) =>
      [failed > 0 ? `${failed} failed` : '', late > 0 ? `${late} late` : '']
        .filter(Boolean)
        .join(', ')
        .replace(/^/, 'Deliveries: '),
    enquiries: (count: number) =>
      count === 1 ? '1 enquiry waits for an answer' : `${count} enquiries wait for an answer`,
    reviews: (count: number) =>
      count === 1 ? '1 review waits for a decision' : `${count} reviews wait for a decision`,
    nothing: 'Nothing waits for you.',
  },
  notifications: {
    deliveryFailedTitle: 'A delivery failed',
    deliveryFailed: (count: number) =>
      count === 1
        ? 'It could not be made. Open the panel to see which one.'
        : `${count} deliveries could not be made. Open the panel to see which.`,
    backupFailedTitle: 'A backup failed',
    backupFailed: 'The last backup of the server was not made. Open the panel to see why.',
    alarmTitle: (count: number) => (count === 1 ? 'New alarm' : `${count} new alarms`),
    alarm: 'Open the panel to see what to do.',
    enquiryTitle: (count: number) => (count === 1 ? 'New enquiry' : `${count} new enquiries`),
    enquiry: 'Open the inbox to answer.',
    reviewTitle: (count: number) => (count === 1 ? 'New review' : `${count} new reviews`),
    review: 'Open the inbox to decide.',
    exportFailedTitle: 'A scheduled export failed',
  },
} as const;
