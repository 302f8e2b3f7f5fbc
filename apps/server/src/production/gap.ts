/** What is missing before real customers come. */
export interface Gap {
  /** fault: someone would be hurt or turned away; notice: the shop works without it. */
  readonly severity: 'fault' | 'notice';
  /** What is wrong, and what to do about it; Spanish, for the one who starts the server. */
  readonly remedy: string;
}

/** It has to be mended. */
export function fault(remedy: string): Gap {
  return { severity: 'fault', remedy };
}

/** It may stay as it is. */
export function notice(remedy: string): Gap {
  return { severity: 'notice', remedy };
}
