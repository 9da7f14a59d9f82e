import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useEffect, useRef, useState } from 'react';
import { createVoicePlayer, type VoicePlayer } from '#tree/chart/voice-player.ts';
import { voiceOf } from './voice-of.ts';

export interface TreeVoices {
  /** Whose voice is heard. */
  readonly playing: number | null;
  readonly toggle: (person: number) => void;
}

/** The voices of the people of a tree, one at a time. */
export function useVoices(index: GraphIndex): TreeVoices {
  const player = useRef<VoicePlayer | null>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  useEffect(() => () => player.current?.stop(), []);
  return {
    playing,
    toggle: (person) => {
      player.current ??= createVoicePlayer(setPlaying);
      const { current } = player;
      if (playing === person) {
        current.stop();
        return;
      }
      void voiceOf(index.graph.ids[person] ?? '').then((source) => {
        if (source) current.toggle(person, source);
      });
    },
  };
}
