/** Words of the parts that the console's places share: tables, downloads, confirmations, charts. */
export const consoleTableWords = {
  search: 'Search',
  clearSearch: 'Clear the search',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  view: 'Columns',
  viewOf: 'Columns of this table, and its density',
  dense: 'Compact rows',
  sortBy: 'Sort by',
  sortedUp: 'sorted, smallest first',
  sortedDown: 'sorted, largest first',
  ascending: (header: string) => `${header}, smallest first`,
  descending: (header: string) => `${header}, largest first`,
  previous: 'Previous page',
  next: 'Next page',
  first: 'First page',
  pages: 'Pages',
  loading: 'Reading the list…',
  pageSize: 'Rows per page',
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select every row on this page',
  shown: (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`),
  emptyTitle: 'Nothing matches.',
  emptyText: 'Try another word, or take a filter away.',
  failedTitle: 'The list could not be read.',
  failedText: 'Nothing is lost. Try again in a moment.',
  offlineTitle: 'There is no connection to the server.',
  offlineText: 'What you see may be old. The list is read again when the connection is back.',
  retry: 'Try again',
  /** Above figures that were read before. */
  old: (why: string) => `${why} What you see was read earlier.`,
} as const;

/** Specification, section 8. */
export const exportWords = {
  doneTitle: 'Export Complete',
  done: (kind: string) => `${kind} data has been exported successfully.`,
  failedTitle: 'Export Failed',
  failed: 'Failed to export data.',
  cancelled: 'The export was canceled. Nothing was saved.',
} as const;

export const downloadWords = {
  label: (what: string) => `${what}: how far it has come`,
  received: (received: string, total?: string) =>
    total ? `${received} of ${total}` : `${received} received`,
  cancel: 'Stop',
  starting: 'Starting…',
} as const;

export const fileDownloadWords = {
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloaded: (name: string) => `${name} was saved.`,
} as const;

export const confirmWords = {
  type: (name: string) => `Type “${name}” to go on`,
  mismatch: (name: string) => `This is not “${name}”.`,
  keep: 'Keep it',
} as const;

export const figureWords = {
  chart: 'Chart',
  table: 'Table',
  as: (title: string) => `${title} as`,
  csv: 'CSV',
  csvOf: (title: string) => `Download ${title} as CSV`,
  csvDone: (name: string) => `${name} was saved.`,
  csvFailed: 'The figures could not be saved.',
  from: 'From',
  total: (total: string) => `${total} in all`,
  png: 'PNG',
  pngOf: (title: string) => `Download ${title} as a PNG picture`,
  loading: 'Drawing the chart…',
  summary: (of: { total: string; most: string; when: string; before: string }) =>
    `${of.total} in all; most in ${of.when}: ${of.most}. In the time before: ${of.before}.`,
  /** What a slider is called that moves over the points. */
  move: (title: string) => `${title}, point by point`,
  spoken: (label: string, value: string, before: string, valueBefore: string) =>
    `${label}: ${value}. Before, ${before}: ${valueBefore}.`,
  now: 'This period',
  before: 'The time before',
  more: (percent: number) => `${percent}% more than in the time before`,
  less: (percent: number) => `${percent}% less than in the time before`,
  same: 'As much as in the time before',
  nothingBefore: 'Nothing in the time before',
  nothing: 'Nothing in this period, and nothing in the time before.',
} as const;

export const copyWords = {
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}`,
  failed: 'This could not be copied. Select the text and copy it yourself.',
} as const;

export const viewsWords = {
  views: (count: number) => (count === 0 ? 'Views' : `Views (${count})`),
  label: 'Saved views',
  none: 'You have not saved a view yet.',
  name: 'Name of this view',
  save: 'Save This View',
  saved: 'The view was saved.',
  failed: 'That was not done',
  offline: 'There is no connection to the server. Nothing was changed.',
  remove: (name: string) => `Delete the view ${name}`,
  removed: (name: string) => `The view “${name}” was deleted.`,
  undo: 'Undo',
  gone: (name: string, parts: string) =>
    `The view “${name}” uses ${parts}, which this list no longer has. Everything else is shown.`,
  goneFilter: (name: string) => `the filter “${name}”`,
  goneOrder: (name: string) => `the order “${name}”`,
  goneColumn: (name: string) => `the column “${name}”`,
} as const;
