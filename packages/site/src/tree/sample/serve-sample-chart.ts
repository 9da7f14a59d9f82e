import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { indexOf } from '@infinite/kinship/graph-index';
import { sampleScene } from '#(marketing)/sample-scene.ts';
import { serveFrame } from '#tree/chart/serve-frame.ts';

export interface SampleChart {
  /** Moves the focus to a person, around whom the tree is drawn where it did not show them. */
  readonly focus: (id: string) => void;
  readonly showAround: (id: string) => void;
}

/** Serves the chart of a sample tree. @param open opens the panel of a person */
export function serveSampleChart(tree: HTMLElement, open: (id: string) => void): SampleChart {
  const frame = tree.querySelector<HTMLElement>('[data-chart]');
  if (!frame) throw new Error('a sample tree needs the frame of its chart');
  // Written by `SampleTree`.
  const graph = JSON.parse(tree.dataset['graph'] ?? '') as FamilyGraph;
  const index = indexOf(graph);
  const numberOf = (id: string) => graph.ids.indexOf(id);
  const first = numberOf(tree.dataset['first'] ?? '');
  const focused = focusedPerson(frame);
  let scene = sampleScene(index, first);

  const soundOf = (person: number) =>
    tree.querySelector<HTMLAudioElement>(`[data-panel="${graph.ids[person] ?? ''}"] audio`);
  const idOf = (person: number) => graph.ids[person] ?? '';
  const chart = serveFrame(frame, {
    opens: 'around',
    onChoose: (person) => open(idOf(person)),
    onCurrent: (person) => open(idOf(person)),
    onVoice: (person) => {
      const sound = soundOf(person);
      if (!sound) return;
      open(idOf(person));
      if (sound.paused) void sound.play().catch(() => undefined);
      else sound.pause();
    },
  });
  const showAround = (person: number) => {
    scene = sampleScene(index, person);
    chart.show(scene, person);
  };
  const focus = (person: number) => {
    if (scene.boxOf(person) === null) showAround(person);
    chart.go(person, 'focus');
  };

  for (const [person, id] of graph.ids.entries()) {
    const sound = soundOf(person);
    sound?.addEventListener('play', () => chart.setPlaying(person));
    for (const end of ['pause', 'ended'] as const) {
      sound?.addEventListener(end, () => chart.setPlaying(null));
    }
    if (id === location.hash.replace('#person-', '')) open(id);
  }
  for (const button of tree.querySelectorAll<HTMLElement>('[data-needs-chart]'))
    button.hidden = false;
  const shown = tree.querySelector<HTMLElement>('[data-panel][data-current]')?.dataset['panel'];
  showAround(first);
  chart.go(shown ? numberOf(shown) : first);
  if (focused !== null) chart.go(focused, 'focus');
  return {
    focus: (id) => focus(numberOf(id)),
    showAround: (id) => {
      showAround(numberOf(id));
      chart.go(numberOf(id), 'focus');
    },
  };
}

/** Who had the focus in the drawing that the chart takes the place of. */
function focusedPerson(frame: HTMLElement): number | null {
  const node = frame.contains(document.activeElement)
    ? document.activeElement?.closest<SVGElement>('[data-person]')
    : null;
  return node ? Number(node.dataset['person']) : null;
}
