import type { Scene } from '#tree/chart/scene.ts';
import { markupOf, type Shape } from '#tree/chart/shape.ts';
import { paperSheet } from './paper-styles.ts';
import { sheetFor, type Paper } from './paper.ts';
import { withoutActs } from './without-acts.ts';

/** Millimeters around the chart. */
const margin = 10;

/** A whole chart as an SVG file of the size of a sheet, in the colors of paper. */
export function wallChart(scene: Scene, title: string, paper: Paper): string {
  const { left, top, right, bottom } = scene.bounds;
  // Handles and rings at the edges of boxes are not drawn, and the title needs a line.
  const head = 70;
  const chart = { width: right - left, height: bottom - top + head };
  const sheet = sheetFor(paper, chart);
  const scale = Math.max(
    chart.width / (sheet.width - 2 * margin),
    chart.height / (sheet.height - 2 * margin),
  );
  const view = {
    width: sheet.width * scale,
    height: sheet.height * scale,
    x: left - (sheet.width * scale - chart.width) / 2,
    y: top - head - (sheet.height * scale - chart.height) / 2,
  };
  const everything = scene.bounds;
  const shapes: Shape[] = [
    {
      tag: 'text',
      set: { class: 'chart-title', x: (left + right) / 2, y: top - head / 2 },
      in: [title],
    },
    ...scene.linksIn(everything).map((link) => scene.linkShape(link)),
    ...scene.boxesIn(everything).map((box) => withoutActs(scene.boxShape(box))),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}mm" height="${sheet.height}mm" `,
    `viewBox="${view.x} ${view.y} ${view.width} ${view.height}">`,
    `<style>${paperSheet}</style>`,
    `<rect class="chart-paper" x="${view.x}" y="${view.y}" width="${view.width}" height="${view.height}"/>`,
    ...shapes.map(markupOf),
    '</svg>\n',
  ].join('');
}
