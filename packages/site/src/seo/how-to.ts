/** schema.org: how something is done, step by step, as it stands on the page. */
export function howTo(name: string, steps: readonly { title: string; text: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: steps.map(({ title, text }) => ({ '@type': 'HowToStep', name: title, text })),
  };
}
