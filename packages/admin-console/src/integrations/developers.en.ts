/** The Developers place of the console. */
export const developersWords = {
  places: 'Developers',
  keys: 'Service keys',
  webhooks: 'Webhooks',
  checker: 'Check a signature',
} as const;
