import { deviceStorage } from '#lib/device-storage.ts';

const storageKey = 'matiz-scan-sound';

let audio: AudioContext | null = null;

/** Whether this device is to be heard; where nothing was chosen, it is. */
export function hasScanSound(): boolean {
  return deviceStorage.read(storageKey) !== 'off';
}

export function setScanSound(isOn: boolean): void {
  deviceStorage.write(storageKey, isOn ? null : 'off');
}

/** One high tone: it counted. */
export function soundGood(): void {
  play([[1_320, 0, 0.08]]);
}

/** Two low tones and a long tremble: look at the screen. */
export function soundBad(): void {
  play([
    [220, 0, 0.16],
    [220, 0.22, 0.2],
  ]);
  navigator.vibrate?.([120, 80, 160]);
}

/** Tones in hertz, each from a second to another. A device that cannot be heard shows it all the same. */
function play(tones: readonly (readonly [hertz: number, from: number, long: number])[]): void {
  if (!hasScanSound() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  for (const [hertz, from, long] of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + from);
    tone.stop(audio.currentTime + from + long);
  }
}
