/** A picture as it was made, before any size of it is rendered. */
export interface Original {
  readonly content: Uint8Array;
  /** The width of a drawing in its own units, which can be rendered at any size; null for pixels. */
  readonly vectorWidth: number | null;
}

/** Where originals come from: the drawings of the demonstration, what staff imports or uploads. */
export interface OriginalSource {
  /** Null when there is none of that name. */
  read(name: string): Promise<Original | null>;
}
