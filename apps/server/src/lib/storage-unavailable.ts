/** Where pictures are kept does not answer, or does not let us in; the same may work later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(reason: string) {
    super(`picture storage: ${reason}`);
  }
}
