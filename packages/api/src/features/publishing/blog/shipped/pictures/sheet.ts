/** Colors of the drawings: by day, and by night. */
const colors = {
  sheet: ['#f6eddd', '#272019'],
  ground: ['#ead9bd', '#3a2d20'],
  ink: ['#3a2c22', '#f0e4d2'],
  paper: ['#fffaf0', '#15110e'],
  amber: ['#e3b465', '#a8752c'],
  accent: ['#7c9a7e', '#4c6f5a'],
  wood: ['#cfae84', '#6d5439'],
} as const;

type Color = keyof typeof colors;

/** The values of the custom properties in the light (0) or the dark (1). */
const declared = (theme: 0 | 1): string =>
  Object.entries(colors)
    .map(([name, values]) => `--${name}:${values[theme]}`)
    .join(';');

/** The color as an attribute's value; a reader that knows no custom properties gets the light one. */
const color = (name: Color): string => `var(--${name},${colors[name][0]})`;

/**
 * The sheet that every picture of the blog is drawn on: its own paper, one ink, one tint, in the
 * light and in the dark. A browser gives a picture the color scheme of the page around it.
 */
export function onSheet(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480">
<style>svg{${declared(0)}}@media (prefers-color-scheme:dark){svg{${declared(1)}}}</style>
<rect width="960" height="480" fill="${color('sheet')}"/>
<path d="M0 404C180 392 420 410 620 398S880 402 960 394V480H0Z" fill="${color('ground')}"/>
<g fill="none" stroke="${color('ink')}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
${drawing.trim()}
</g>
</svg>
`;
}

/** What the drawings are filled with. */
export const tint = {
  paper: color('paper'),
  amber: color('amber'),
  accent: color('accent'),
  wood: color('wood'),
  ink: color('ink'),
} as const;
