const scale = 2;
const margin = 16;
const headHeight = 44;

/**
 * Draws a chart as it is shown, with its colors, under its title.
 * @throws Error when the browser gives no picture
 */
export async function drawPicture(
  drawing: SVGSVGElement,
  text: { title: string; note: string },
): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + headHeight + 2 * margin) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  const ground = getComputedStyle(drawing.closest('section') ?? document.body);
  pen.scale(scale, scale);
  pen.fillStyle = ground.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ground.color;
  pen.font = `600 16px ${ground.fontFamily}`;
  pen.fillText(text.title, margin, margin + 14);
  pen.font = `12px ${ground.fontFamily}`;
  pen.fillText(text.note, margin, margin + 34);
  pen.translate(margin, margin + headHeight);
  for (const part of drawing.querySelectorAll('rect, path, line, text, circle'))
    drawPart(pen, part);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was drawn')))),
  );
}

function drawPart(pen: CanvasRenderingContext2D, part: Element): void {
  const style = getComputedStyle(part);
  pen.globalAlpha = Number(style.opacity);
  pen.fillStyle = style.fill;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
  pen.setLineDash(
    (part.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number).filter(Boolean),
  );
  const of = (name: string) => Number(part.getAttribute(name));
  if (part.tagName === 'text') {
    pen.font = `${style.fontSize} ${style.fontFamily}`;
    pen.textAlign = textAligns[part.getAttribute('text-anchor') ?? 'start'] ?? 'start';
    pen.fillText(part.textContent ?? '', of('x'), of('y'));
    return;
  }
  const path = shapeOf(part, of);
  if (style.fill !== 'none') pen.fill(path);
  if (style.stroke !== 'none') pen.stroke(path);
}

const textAligns: Readonly<Record<string, CanvasTextAlign>> = {
  start: 'start',
  middle: 'center',
  end: 'end',
};

function shapeOf(part: Element, of: (name: string) => number): Path2D {
  if (part.tagName === 'path') return new Path2D(part.getAttribute('d') ?? '');
  const path = new Path2D();
  if (part.tagName === 'rect') path.rect(of('x'), of('y'), of('width'), of('height'));
  else if (part.tagName === 'circle') path.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  else {
    path.moveTo(of('x1'), of('y1'));
    path.lineTo(of('x2'), of('y2'));
  }
  return path;
}
