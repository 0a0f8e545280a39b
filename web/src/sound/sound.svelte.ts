// Quiet sounds for what happens at the table: off unless asked for, made on the spot, no files.

type Note = readonly [frequency: number, at: number, length: number, gain: number];
/** Seconds and hertz; a low thud is wood on stone, high partials are coins. */
const SOUNDS = {
  card: [
    [620, 0, 0.05, 0.1],
    [930, 0.02, 0.05, 0.06],
  ],
  coin: [
    [2093, 0, 0.12, 0.08],
    [2637, 0.05, 0.16, 0.08],
  ],
  tile: [
    [150, 0, 0.12, 0.35],
    [300, 0, 0.06, 0.15],
  ],
  turn: [
    [523, 0, 0.16, 0.12],
    [784, 0.12, 0.26, 0.12],
  ],
  score: [
    [523, 0, 0.2, 0.12],
    [659, 0.12, 0.2, 0.12],
    [784, 0.24, 0.2, 0.12],
    [1047, 0.36, 0.5, 0.14],
  ],
  refuse: [
    [196, 0, 0.12, 0.2],
    [165, 0.09, 0.16, 0.2],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type SoundName = keyof typeof SOUNDS;

const OF_EVENT: Readonly<Record<string, SoundName>> = {
  money_taken: 'card',
  bought: 'coin',
  placed: 'tile',
  redesign_added: 'tile',
  redesign_removed: 'tile',
  redesign_swapped: 'tile',
  reserved: 'tile',
  scoring: 'score',
  game_over: 'score',
};
/** The sound of an event: modules' events sound like the common ones they resemble. */
export const soundOf = (event: string): SoundName | null =>
  OF_EVENT[event] ?? OF_EVENT[event.split(':')[1] ?? ''] ?? null;

const KEY = 'comares.sound';
const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
};

class Sound {
  on = $state(stored());
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? 'on' : 'off');
    } catch {
      // then it lasts as long as the page
    }
    this.play('turn');
  }
  play(name: SoundName): void {
    if (!this.on) return;
    const context = (this.context ??= new AudioContext());
    void context.resume();
    for (const [frequency, at, length, gain] of SOUNDS[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + at;
      tone.type = frequency < 200 ? 'triangle' : 'sine';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(gain, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + length + 0.02);
    }
  }
  /** The most telling sound of what just happened, once. */
  forEvents(events: readonly { event: string }[]): void {
    const names = events.flatMap((e) => soundOf(e.event) ?? []);
    const best = (['score', 'coin', 'tile', 'card'] as const).find((n) => names.includes(n));
    if (best) this.play(best);
  }
}
export const sound = new Sound();
