/**
 * The sheet that every picture of the blog is drawn on: warm paper, one ink, one tint. It brings
 * its own paper, so that it looks the same in the light and in the dark theme.
 */
export function onSheet(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480">
<rect width="960" height="480" fill="#f6eddd"/>
<path d="M0 404C180 392 420 410 620 398S880 402 960 394V480H0Z" fill="#ead9bd"/>
<g fill="none" stroke="#3a2c22" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
${drawing.trim()}
</g>
</svg>
`;
}

/** Colours of the one hand that draws. */
export const tint = {
  paper: '#fffaf0',
  amber: '#e3b465',
  accent: '#7c9a7e',
  wood: '#cfae84',
} as const;
