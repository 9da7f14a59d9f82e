import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Scene } from './chart/scene.ts';
import { numberOf } from './use-explorer.ts';

/**
 * Sees to it that a chart shows a person, who may be so new that the chart comes later: where it leaves them out, it
 * is drawn around them.
 * @returns asks for a person
 */
export function useReveal(
  index: GraphIndex,
  scene: Scene | null,
  showAround: (id: string) => void,
): (id: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const look = useEffectEvent((shown: Scene, id: string) => {
    const person = numberOf(index, id);
    if (person === null) return;
    setWanted(null);
    if (shown.boxOf(person) === null) showAround(id);
  });
  useEffect(() => {
    if (wanted !== null && scene) look(scene, wanted);
  }, [wanted, scene]);
  return setWanted;
}
