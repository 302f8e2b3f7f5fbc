/** §9: script and style parts may take this long. */
const partTimeoutMs = 120_000;

/** §8: 'Loading chunk {id} failed', with what went wrong and the address that was asked for. */
export class PartError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED';
  readonly type: 'missing' | 'timeout' | 'error';
  readonly request: string;

  constructor(
    id: string,
    type: PartError['type'],
    request: string,
    isStyle: boolean,
    cause?: unknown,
  ) {
    super(`Loading ${isStyle ? 'CSS ' : ''}chunk ${id} failed.\n(${type}: ${request})`, { cause });
    this.code = isStyle ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
    this.type = type;
    this.request = request;
  }
}

/** Loads a lazy part of the application, or throws a `PartError` that the error page can mend. */
export async function loadPart<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PartError(id, 'timeout', addressIn(load), false)),
      partTimeoutMs,
    );
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof PartError ? error : describe(id, error);
  } finally {
    clearTimeout(timer);
  }
}

/** What is still under way names no address by itself: the built function does, in its words. */
function addressIn(load: () => unknown): string {
  const [file = ''] = /\.\/[\w-]+\.js/.exec(String(load)) ?? [];
  return file.replace('.', '/assets');
}

function describe(id: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : String(error);
  const isStyle = text.startsWith('Unable to preload CSS');
  // An error inside the part is a mistake of ours and must be seen as what it is.
  if (!isStyle && !/import(ed|ing)|module script|fetch/i.test(text)) return error;
  const request = /(?:https?:)?\/\S+/.exec(text)?.[0] ?? '';
  const type = /MIME|404|not found/i.test(text) ? 'missing' : 'error';
  return new PartError(id, type, request, isStyle, error);
}

const reloaded = 'matiz:reloaded-for';

/**
 * A part is missing when a new release took its place: reloads the page once for each address.
 * False when that has been tried already.
 */
export function reloadForNewRelease(error: unknown, page: Window): boolean {
  // Without a connection nothing would come in the place of the page that is there.
  if (!(error instanceof PartError) || !page.navigator.onLine) return false;
  try {
    const address = page.location.href;
    if (page.sessionStorage.getItem(reloaded) === address) return false;
    page.sessionStorage.setItem(reloaded, address);
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}
