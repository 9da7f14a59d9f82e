import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { ChartFrame } from '#tree/chart/chart-frame.tsx';
import type { Chart } from '#tree/chart/chart.ts';
import type { Scene } from '#tree/chart/scene.ts';
import { serveFrame } from '#tree/chart/serve-frame.ts';

interface TreeChartProps {
  readonly scene: Scene | null;
  readonly people: number;
  /** Who is current; they are brought into the window. */
  readonly current: number;
  /** Whose voice is heard. */
  readonly playing: number | null;
  readonly onChoose: (person: number) => void;
  readonly onCurrent: (person: number) => void;
  readonly onVoice: (person: number) => void;
  readonly onMore: (person: number) => void;
  /** A person was dragged to another with the handle of the builder. */
  readonly onConnect?: (from: number, to: number) => void;
  readonly className?: string;
}

/** The chart of a member's tree. */
export function TreeChart(props: TreeChartProps): ReactElement {
  const { scene, people, current, playing, className } = props;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const shown = useRef<Scene | null>(null);
  const onChoose = useEffectEvent((person: number) => props.onChoose(person));
  const onCurrent = useEffectEvent((person: number) => props.onCurrent(person));
  const onVoice = useEffectEvent((person: number) => props.onVoice(person));
  const onMore = useEffectEvent((person: number) => props.onMore(person));
  const onConnect = useEffectEvent((from: number, to: number) => props.onConnect?.(from, to));
  const connects = props.onConnect !== undefined;
  useEffect(() => {
    const place = frame.current?.firstElementChild;
    if (!(place instanceof HTMLElement)) return undefined;
    const served = serveFrame(place, {
      onChoose: (person) => onChoose(person),
      onCurrent: (person) => onCurrent(person),
      onVoice: (person) => onVoice(person),
      onMore: (person) => onMore(person),
      ...(connects ? { onConnect: (from, to) => onConnect(from, to) } : {}),
    });
    chart.current = served;
    shown.current = null;
    return () => {
      served.stop();
      chart.current = null;
    };
  }, [connects]);
  useEffect(() => {
    if (!scene) return;
    if (shown.current === scene) chart.current?.go(current);
    else chart.current?.show(scene, current);
    shown.current = scene;
  }, [scene, current]);
  useEffect(() => chart.current?.setPlaying(playing), [playing]);
  return (
    <div ref={frame}>
      <ChartFrame people={people} className={className} />
    </div>
  );
}
