import { elementOf } from './shape.ts';

/**
 * A drag from the ring at a person's corner to another person connects the two.
 * @returns stops listening
 */
export function followConnect(
  ground: HTMLElement,
  onConnect: (from: number, to: number) => void,
): () => void {
  const stop = new AbortController();
  let from: number | null = null;
  let line: SVGElement | null = null;
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = ground.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const end = () => {
    from = null;
    line?.parentElement?.remove();
    line = null;
    for (const each of ground.querySelectorAll('[data-target]'))
      each.removeAttribute('data-target');
  };
  const personAt = ({ clientX, clientY }: PointerEvent): SVGElement | null => {
    const found = document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<SVGElement>('[data-person]'))
      .find((node) => node && Number(node.dataset['person']) !== from);
    return found && ground.contains(found) ? found : null;
  };
  const options = { signal: stop.signal, capture: true };
  ground.addEventListener(
    'pointerdown',
    (event) => {
      const ring = event.target instanceof Element ? event.target.closest('[data-connect]') : null;
      const node = ring?.closest<SVGElement>('[data-person]');
      if (!node || event.button !== 0) return;
      // The chart does not move meanwhile.
      event.stopPropagation();
      event.preventDefault();
      ground.setPointerCapture(event.pointerId);
      from = Number(node.dataset['person']);
      const { x, y } = placeOf(event);
      line = elementOf({
        tag: 'path',
        set: { class: 'chart-connecting', 'data-x': x, 'data-y': y },
      });
      const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      layer.classList.add('chart-connect-layer');
      layer.append(line);
      ground.append(layer);
    },
    options,
  );
  ground.addEventListener(
    'pointermove',
    (event) => {
      if (from === null || !line) return;
      event.stopPropagation();
      const { x, y } = placeOf(event);
      line.setAttribute('d', `M${line.dataset['x']} ${line.dataset['y']}L${x} ${y}`);
      const target = personAt(event);
      for (const each of ground.querySelectorAll('[data-target]')) {
        if (each !== target) each.removeAttribute('data-target');
      }
      target?.setAttribute('data-target', '');
    },
    options,
  );
  ground.addEventListener(
    'pointerup',
    (event) => {
      if (from === null) return;
      event.stopPropagation();
      const target = personAt(event);
      const [own, theirs] = [from, target ? Number(target.dataset['person']) : null];
      end();
      if (theirs !== null) onConnect(own, theirs);
    },
    options,
  );
  ground.addEventListener('pointercancel', end, options);
  return () => {
    end();
    stop.abort();
  };
}
