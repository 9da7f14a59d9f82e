import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { showToast } from '@infinite/ui/toast-store';
import { useState, type ReactElement } from 'react';
import type { Scene } from '#tree/chart/scene.ts';
import { paperNames, sheetFor, type Paper } from './paper.ts';
import { wallChartWords as words } from './wall-chart.en.ts';

interface SaveChartProps {
  readonly scene: Scene;
  readonly title: string;
}

/** The chart as a file or on paper, at the size of a sheet. */
export function SaveChart({ scene, title }: SaveChartProps): ReactElement {
  const [paper, setPaper] = useState<Paper>('A3');
  const [busy, setBusy] = useState(false);
  const make = async (file: () => Promise<void>) => {
    setBusy(true);
    try {
      await file();
    } catch (error) {
      // The code or the fonts could not be loaded.
      if (!(error instanceof TypeError)) throw error;
      showToast({ title: words.failed, description: words.failedHint, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const drawn = async () => (await import('./wall-chart.ts')).wallChart(scene, title, paper);
  const svg = async () => save(new Blob([await drawn()], { type: 'image/svg+xml' }), title, 'svg');
  const pdf = async () =>
    save(await (await import('./pdf-chart.ts')).pdfChart(scene, title, paper), title, 'pdf');
  const onPaper = async () => print(await drawn(), sheetFor(paper, sizeOf(scene)));
  return (
    <details className="print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-accent">
        {words.open}
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-3">
        <Field label={words.paper} hint={words.hint}>
          <Select
            value={paper}
            onChange={({ target }) =>
              setPaper(paperNames.find((name) => name === target.value) ?? 'A3')
            }
          >
            {paperNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Button pending={busy} onClick={() => void make(pdf)}>
          {words.pdf}
        </Button>
        <Button pending={busy} onClick={() => void make(svg)}>
          {words.svg}
        </Button>
        <Button pending={busy} onClick={() => void make(onPaper)}>
          {words.print}
        </Button>
      </div>
    </details>
  );
}

function save(file: Blob, title: string, ending: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title || words.fileName}.${ending}`;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The browser's print dialog with the sheet as its page; it saves a PDF, too. */
function print(svg: string, sheet: { width: number; height: number }): void {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const page = new CSSStyleSheet();
  page.replaceSync(
    `@page { size: ${sheet.width}mm ${sheet.height}mm; margin: 0 }
     @media screen { .printed-chart { display: none } }
     @media print { body > :not(.printed-chart) { display: none !important } .printed-chart svg { display: block } }`,
  );
  const place = document.createElement('div');
  place.className = 'printed-chart';
  place.append(document.importNode(picture, true));
  document.body.append(place);
  document.adoptedStyleSheets.push(page);
  window.print();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== page);
  place.remove();
}

function sizeOf({ bounds: { left, top, right, bottom } }: Scene) {
  return { width: right - left, height: bottom - top };
}
