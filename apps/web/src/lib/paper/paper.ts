/** A sheet that the server draws: its call with what it is asked, and what the file is called. */
export interface Paper {
  readonly path: string;
  readonly name: string;
  readonly title: string;
}
