import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleTestimonials } from '../content/samples.ts';
import { SampleVoices } from './sample-voices.tsx';

// C10: rating and plan were stored and not shown.
it('each testimonial shows its rating and its plan, and says on the card that it is a sample', () => {
  const html = renderToStaticMarkup(<SampleVoices />);
  const cards = html.split('<li').slice(1);
  expect(cards).toHaveLength(sampleTestimonials.length);
  for (const [index, { name, plan, rating }] of sampleTestimonials.entries()) {
    const card = cards[index] ?? '';
    expect(card).toContain(name);
    expect(card).toContain(`aria-label="${rating} out of 5 stars"`);
    expect(card).toContain('★'.repeat(rating));
    expect(card).toContain(plan);
    expect(card).toContain('>Sample<');
  }
});
