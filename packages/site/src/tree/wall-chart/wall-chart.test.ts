import { indexOf } from '@infinite/kinship/graph-index';
import { expect, test } from 'vitest';
import { sampleGraph, samplePersonNumber } from '#(marketing)/sample-graph.ts';
import { sampleScene } from '#(marketing)/sample-scene.ts';
import { papers, paperNames } from './paper.ts';
import { wallChart } from './wall-chart.ts';

const scene = sampleScene(indexOf(sampleGraph), samplePersonNumber('elin'));

test('a wall chart has the size of its sheet, every person, and nothing to press', () => {
  for (const paper of paperNames) {
    const svg = wallChart(scene, 'The Lindqvists & co.', paper);
    const [short, long] = papers[paper];
    expect(svg).toContain(`width="${long}mm" height="${short}mm"`);
    expect(svg).toContain('>The Lindqvists &amp; co.<');
    expect(svg).toContain('>Elin Lindqvist<');
    expect(svg).toContain('.chart-link{fill:none;stroke:#8a7c6d;stroke-width:1.75}');
    expect(svg).not.toMatch(/<a |href=|role=|data-|tabindex/);
  }
});

test('all of the chart lies on the sheet', () => {
  const [, x, y, width, height] =
    /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(wallChart(scene, '', 'A4'))?.map(Number) ?? [];
  const { left, top, right, bottom } = scene.bounds;
  expect(x).toBeLessThan(left);
  expect(y).toBeLessThan(top);
  expect((x ?? 0) + (width ?? 0)).toBeGreaterThan(right);
  expect((y ?? 0) + (height ?? 0)).toBeGreaterThan(bottom);
});
