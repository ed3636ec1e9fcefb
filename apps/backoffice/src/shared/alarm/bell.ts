/** Two rising tones, three times: heard across a room, over in two seconds. */
const TONES_HZ = [660, 880] as const;
const TIMES = 3;
const TONE_S = 0.22;
const PAUSE_S = 0.25;
const LOUDNESS = 0.4;
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * The sound of an emergency, made by the browser itself, so that nothing has to be loaded. Browsers keep a
 * page silent until somebody has used it: an earlier ring sounds with the first click or key, unless it was
 * silenced meanwhile.
 */
class Bell {
  private context: AudioContext | null = null;

  /** Rings now, or as soon as the browser permits sound. */
  ring(): void {
    const context = (this.context ??= new AudioContext());
    if (context.state !== 'running') this.resumeWithGesture(context);
    schedule(context);
    void context.resume();
  }

  /** Cancels a ring that has not sounded yet. */
  silence(): void {
    void this.context?.close();
    this.context = null;
  }

  private resumeWithGesture(context: AudioContext): void {
    const resume = () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, resume);
      if (this.context === context) void context.resume();
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, resume);
  }
}

function schedule(context: AudioContext): void {
  const loudness = context.createGain();
  loudness.gain.value = LOUDNESS;
  loudness.connect(context.destination);
  let at = context.currentTime;
  for (let time = 0; time < TIMES; time++) {
    for (const frequency of TONES_HZ) {
      const tone = context.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(loudness);
      tone.start(at);
      tone.stop(at + TONE_S);
      at += TONE_S;
    }
    at += PAUSE_S;
  }
}

/** The one bell of the desk. */
export const bell = new Bell();
