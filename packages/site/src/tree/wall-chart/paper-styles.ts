/** How a class of the chart looks on paper. */
export interface PaperStyle {
  readonly fill: string | null;
  readonly stroke: string | null;
  /** Of the line. */
  readonly width: number;
  readonly dash: readonly [number, number] | null;
  readonly font: 'serif' | 'sans';
  readonly size: number;
}

const plain: PaperStyle = {
  ...{ fill: null, stroke: null, width: 1, dash: null, font: 'serif', size: 15 },
};
const ink = '#2a211b';
const softInk = '#52473e';
const edge = '#8a7c6d';

/** The look of `chart.css` on paper, for files that have no style sheet beside them. */
const styles: Readonly<Record<string, Partial<PaperStyle>>> = {
  'chart-link': { stroke: edge, width: 1.75 },
  'chart-broken': { dash: [6, 4] },
  'chart-box': { fill: '#fffdf9', stroke: edge, width: 1.25 },
  'chart-reference': { dash: [4, 3] },
  'chart-title': { fill: ink, size: 30 },
  'chart-name': { fill: ink, size: 15 },
  'chart-fan-name': { size: 12.5 },
  'chart-unnamed': { fill: softInk },
  'chart-years': { fill: softInk, font: 'sans', size: 12 },
  'chart-disc': { fill: '#f9e8cb', stroke: '#b56a12', width: 1.5 },
  'chart-bar': { fill: '#6a3e05' },
};

/** @param classes as a shape names them, later ones over earlier ones */
export function paperStyles(classes: string): PaperStyle {
  return classes
    .split(' ')
    .reduce<PaperStyle>((style, name) => ({ ...style, ...styles[name] }), plain);
}
