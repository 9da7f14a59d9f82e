/** Serves the sample voices of a page. */
export function enlivenVoices(voices: readonly HTMLElement[]): void {
  for (const voice of voices) enliven(voice);
}

/**
 * Replaces the browser's player of a sample voice with a button and a waveform that fills as the
 * voice plays. A reader who asked for reduced motion keeps a still waveform and the time.
 */
function enliven(voice: HTMLElement): void {
  const sound = voice.querySelector('audio');
  const button = voice.querySelector<HTMLButtonElement>('[data-voice-button]');
  const seek = voice.querySelector<HTMLInputElement>('input[type=range]');
  const clock = voice.querySelector('[data-voice-clock]');
  if (!sound || !button || !seek) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const length = Number(seek.max);

  const show = () => {
    const at = Math.min(sound.currentTime, length);
    seek.value = String(at);
    seek.setAttribute('aria-valuetext', clockOf(at));
    if (clock) clock.textContent = clockOf(at);
    voice.style.setProperty('--heard', still.matches ? '100%' : `${(100 * at) / length}%`);
  };
  const follow = () => {
    show();
    if (!sound.paused) requestAnimationFrame(follow);
  };
  const settle = () => {
    voice.toggleAttribute('data-playing', !sound.paused);
    voice.toggleAttribute('data-started', !sound.ended && sound.currentTime > 0);
    const { listen = '', pause = '' } = button.dataset;
    button.setAttribute('aria-label', sound.paused ? listen : pause);
    follow();
  };

  button.addEventListener('click', () => {
    if (sound.paused) void sound.play().catch(settle);
    else sound.pause();
  });
  seek.addEventListener('input', () => {
    sound.currentTime = Number(seek.value);
    show();
  });
  for (const event of ['play', 'pause', 'ended', 'seeked']) sound.addEventListener(event, settle);
  voice.toggleAttribute('data-enlivened', true);
}

const clockOf = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;
