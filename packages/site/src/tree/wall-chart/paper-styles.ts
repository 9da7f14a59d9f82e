/** How a class of the chart looks on paper. */
export interface PaperStyle {
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Of the line. */
  readonly width: number;
  readonly dash: readonly [number, number] | null;
  readonly font: 'serif' | 'sans';
  /** Of letters of the fonts of the product. */
  readonly size: number;
  readonly italic: boolean;
}

const plain: PaperStyle = {
  ...{ fill: null, stroke: null, width: 1, dash: null, font: 'serif', size: 16, italic: false },
};
const ink = '#2a211b';
const softInk = '#52473e';
const edge = '#8a7c6d';
const paper = '#fffdf9';

/** The look of `chart.css` on paper, for files that have no style sheet beside them. */
const styles: Readonly<Record<string, Partial<PaperStyle>>> = {
  'chart-paper': { fill: paper },
  'chart-link': { fill: null, stroke: edge, width: 1.75 },
  'chart-broken': { dash: [6, 4] },
  'chart-box': { fill: paper, stroke: edge, width: 1.25 },
  'chart-reference': { dash: [4, 3] },
  'chart-title': { fill: ink, font: 'serif', size: 34 },
  'chart-name': { fill: ink, font: 'serif', size: 16 },
  'chart-fan-name': { size: 14 },
  'chart-unnamed': { fill: softInk, italic: true },
  'chart-years': { fill: softInk, font: 'sans', size: 13.5 },
  'chart-thumb': { fill: null },
  'chart-disc': { fill: '#f9e8cb', stroke: '#b56a12', width: 1.5 },
  'chart-bar': { fill: '#6a3e05' },
};

/** @param classes as a shape names them, later ones over earlier ones */
export function paperStyles(classes: string): PaperStyle {
  return classes
    .split(' ')
    .reduce<PaperStyle>((style, name) => ({ ...style, ...styles[name] }), plain);
}

const fonts = {
  serif: 'font-family:Newsreader,"Times New Roman",Georgia,serif;font-weight:500',
  sans: 'font-family:"Source Sans 3",Arial,sans-serif;font-weight:400',
};

/** The same as a style sheet. */
export const paperSheet: string = Object.entries(styles)
  .map(([name, style]) => `.${name}{${rulesOf(style).join(';')}}`)
  .join('');

function rulesOf(style: Partial<PaperStyle>): string[] {
  const { fill, stroke, width, dash, font, size, italic } = style;
  return [
    ...(fill === undefined ? [] : [`fill:${fill ?? 'none'}`]),
    ...(stroke ? [`stroke:${stroke}`] : []),
    ...(width ? [`stroke-width:${width}`] : []),
    ...(dash ? [`stroke-dasharray:${dash.join(' ')}`] : []),
    ...(font ? [`${fonts[font]};text-anchor:middle`] : []),
    ...(size ? [`font-size:${size}px`] : []),
    ...(italic ? ['font-style:italic'] : []),
  ];
}
