import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that want a document one after the other, and those that want none. A worker serves the next
 * file only if it wants the same, and starting another at each change left both of them idle for a
 * third of the time of the web's tests.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortByEnvironment(await super.sort(files));
  }
}

interface TestFile {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}

/** The projects stay in their order, and the files of each group in theirs. */
export function sortByEnvironment<File extends TestFile>(files: readonly File[]): File[] {
  const groups = Map.groupBy(files, ({ project }) => project.name);
  return [...groups.values()].flatMap((ofProject) => {
    const { document = [], none = [] } = Object.groupBy(ofProject, ({ moduleId }) =>
      asksForDocument(moduleId) ? 'document' : 'none',
    );
    return [...document, ...none];
  });
}

/** Such a file says so in its first line. */
function asksForDocument(file: string): boolean {
  return readFileSync(file, 'utf8').slice(0, 50).includes('@vitest-environment jsdom');
}
