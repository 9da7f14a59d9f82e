import sansUrl from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url&no-inline';
import serifUrl from 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf?url&no-inline';
import PDFDocument from 'pdfkit';
import type { Scene } from '#tree/chart/scene.ts';
import type { Shape } from '#tree/chart/shape.ts';
import { paperStyles } from './paper-styles.ts';
import { sheetFor, type Paper } from './paper.ts';
import { withoutActs } from './without-acts.ts';

const pointsOfMillimeter = 72 / 25.4;
const margin = 10 * pointsOfMillimeter;
const head = 70;
/** The fonts of the file are wider than those of the product, and names have to fit their boxes. */
const narrower = 0.84;

type Pdf = InstanceType<typeof PDFDocument>;

/**
 * A whole chart as a PDF of the size of a sheet: lines and letters, so that it is sharp at any size. With fonts that
 * draw Latin, Greek, Cyrillic, Hebrew and Arabic letters.
 * @throws TypeError when the fonts cannot be loaded
 */
export async function pdfChart(scene: Scene, title: string, paper: Paper): Promise<Blob> {
  const { left, top, right, bottom } = scene.bounds;
  const chart = { width: right - left, height: bottom - top + head };
  const { width, height } = sheetFor(paper, chart);
  const size = [width * pointsOfMillimeter, height * pointsOfMillimeter] as const;
  const [serif, sans] = await Promise.all([readFont(serifUrl), readFont(sansUrl)]);
  // Without this it looks for Helvetica, which a browser does not bring.
  const pdf = new PDFDocument({ size: [...size], margin: 0, font: '', info: { Title: title } });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const done = new Promise<Blob>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(new Uint8Array(part)));
    pdf.on('end', () => resolve(new Blob(parts, { type: 'application/pdf' })));
    pdf.on('error', reject);
  });
  pdf.registerFont('serif', serif);
  pdf.registerFont('sans', sans);
  const scale = Math.min(
    (size[0] - 2 * margin) / chart.width,
    (size[1] - 2 * margin) / chart.height,
  );
  pdf.translate(
    (size[0] - chart.width * scale) / 2 - left * scale,
    (size[1] - chart.height * scale) / 2 - (top - head) * scale,
  );
  pdf.scale(scale);
  const text: Shape = {
    tag: 'text',
    set: { class: 'chart-title', x: (left + right) / 2, y: top - head / 2 },
    in: [title],
  };
  draw(pdf, text);
  for (const link of scene.linksIn(scene.bounds)) draw(pdf, scene.linkShape(link));
  for (const box of scene.boxesIn(scene.bounds)) draw(pdf, withoutActs(scene.boxShape(box)));
  pdf.end();
  return done;
}

/** The shapes that charts are made of. */
function draw(pdf: Pdf, shape: Shape): void {
  const set = shape.set ?? {};
  const number = (name: string) => Number(set[name] ?? 0);
  const style = paperStyles(String(set['class'] ?? ''));
  switch (shape.tag) {
    case 'g':
    case 'a':
      pdf.save();
      turn(pdf, String(set['transform'] ?? ''));
      for (const part of shape.in ?? []) if (typeof part !== 'string') draw(pdf, part);
      pdf.restore();
      return;
    case 'rect': {
      const { x, y, width, height } = {
        x: number('x'),
        y: number('y'),
        width: number('width'),
        height: number('height'),
      };
      paint(pdf.roundedRect(x, y, width, height, number('rx')), style);
      return;
    }
    case 'circle':
      paint(pdf.circle(number('cx'), number('cy'), number('r')), style);
      return;
    case 'path':
      paint(pdf.path(String(set['d'] ?? '')), style);
      return;
    case 'text': {
      const words = (shape.in ?? []).filter((part) => typeof part === 'string').join('');
      pdf
        .font(style.font)
        .fontSize(style.size * narrower)
        .fillColor(style.fill ?? '#2a211b');
      const x = number('x') - pdf.widthOfString(words) / 2;
      pdf.text(words, x, number('y'), { lineBreak: false, baseline: 'alphabetic' });
      return;
    }
    case 'title':
  }
}

function paint(pdf: Pdf, { fill, stroke, width, dash }: ReturnType<typeof paperStyles>): void {
  pdf.lineWidth(width);
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  else pdf.undash();
  if (fill && stroke) pdf.fillAndStroke(fill, stroke);
  else if (fill) pdf.fill(fill);
  else if (stroke) pdf.stroke(stroke);
  // A path that is not painted would go on into the next one.
  else pdf.addContent('n');
}

/** 'translate(1 2) rotate(30)', as the shapes have it. */
function turn(pdf: Pdf, transform: string): void {
  for (const [, name, numbers = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = 0] = numbers.split(/[ ,]+/).map(Number);
    if (name === 'translate') pdf.translate(first, second);
    if (name === 'rotate') pdf.rotate(first);
  }
}

async function readFont(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`the font ${address} was not there`);
  return answer.arrayBuffer();
}
