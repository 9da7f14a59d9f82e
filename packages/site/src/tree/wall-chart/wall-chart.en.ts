/** A chart for the wall. */
export const wallChartWords = {
  open: 'Print or save this chart',
  paper: 'Paper',
  hint: 'The chart fills one sheet. A copy shop prints A2 and larger.',
  svg: 'Download SVG',
  pdf: 'Download PDF',
  print: 'Print',
  fileName: 'family-tree',
  failed: 'The file could not be made',
  failedHint: 'Your tree is not affected. Try again, or choose another size.',
} as const;
