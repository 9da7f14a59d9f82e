/** The voices of a chart, of which one is heard at a time. */
export interface VoicePlayer {
  /** Begins, or stops where this person is heard already. */
  readonly toggle: (person: number, source: string) => void;
  readonly stop: () => void;
}

/**
 * @param onChange whose voice is heard now; null when it ends or cannot be played
 */
export function createVoicePlayer(onChange: (person: number | null) => void): VoicePlayer {
  const sound = new Audio();
  let heard: number | null = null;
  const end = () => {
    heard = null;
    onChange(null);
  };
  sound.addEventListener('ended', end);
  sound.addEventListener('error', end);
  const stop = () => {
    sound.pause();
    if (heard !== null) end();
  };
  return {
    stop,
    toggle(person, source) {
      if (heard === person) {
        stop();
        return;
      }
      sound.src = source;
      heard = person;
      onChange(person);
      // Refused where nobody pressed anything yet, or when another voice begins meanwhile.
      void sound.play().catch(() => {
        if (heard === person && sound.paused) end();
      });
    },
  };
}
