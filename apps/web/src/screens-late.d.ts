/** The same module once more, in the late parts' own file of the build. */
declare module '*/screens.ts?late' {
  export const screens: typeof import('./screens.ts').screens;
}
