type Noise = 'play' | 'gain' | 'trash' | 'ask' | 'tick';

const notes: Readonly<Record<Noise, readonly [from: number, to: number]>> = {
  play: [330, 300],
  gain: [520, 780],
  trash: [240, 110],
  ask: [660, 660],
  tick: [990, 880],
};
const LENGTH = 0.12;
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** A short soft tone, made on the spot. Before the first click browsers are silent. */
export function blip(noise: Noise): void {
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  const [from, to] = notes[noise];
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: from });
  const volume = new GainNode(context, { gain: LOUDNESS });
  tone.frequency.exponentialRampToValueAtTime(to, now + LENGTH);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + LENGTH);
}
