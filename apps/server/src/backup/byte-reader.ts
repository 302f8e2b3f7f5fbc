/** Takes exact numbers of bytes from what comes in pieces. */
export interface ByteReader {
  /** So many bytes; null when it ends before. */
  take(bytes: number): Promise<Buffer | null>;
  isAtEnd(): Promise<boolean>;
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const pieces = source[Symbol.asyncIterator]();
  let have: Buffer[] = [];
  let length = 0;

  /** Whether there are so many. */
  async function fill(bytes: number): Promise<boolean> {
    while (length < bytes) {
      const { value, done } = await pieces.next();
      if (done) return false;
      have.push(value);
      length += value.length;
    }
    return true;
  }

  return {
    async take(bytes) {
      if (!(await fill(bytes))) return null;
      const all = have.length === 1 && have[0] ? have[0] : Buffer.concat(have);
      have = [all.subarray(bytes)];
      length -= bytes;
      return all.subarray(0, bytes);
    },
    isAtEnd: async () => !(await fill(1)),
  };
}
