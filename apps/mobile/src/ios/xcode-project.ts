import { replaceEach, replaceOnce } from '../files.ts';

export interface ProjectFile {
  readonly name: string;
  readonly type: string;
  /** Twelve digits that are this file's alone; the project's names are made of them. */
  readonly id: string;
  /** Whether it is copied into the app. */
  readonly isResource: boolean;
}

/** Adds a file to the group `App`, and to what is copied. One that is there already stays. */
export function addProjectFile(project: string, file: ProjectFile): string {
  const { name, type, id, isResource } = file;
  const reference = `4D41545A${id}0001`;
  const built = `4D41545A${id}0002`;
  if (project.includes(reference)) return project;
  let text = replaceOnce(
    project,
    /(?=\/\* End PBXFileReference section \*\/)/,
    `\t\t${reference} /* ${name} */ = {isa = PBXFileReference; lastKnownFileType = ${type}; path = "${name}"; sourceTree = "<group>"; };\n`,
  );
  text = replaceOnce(
    text,
    /(?<=\/\* App \*\/ = \{\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = \(\n)/,
    `\t\t\t\t${reference} /* ${name} */,\n`,
  );
  if (!isResource) return text;
  text = replaceOnce(
    text,
    /(?=\/\* End PBXBuildFile section \*\/)/,
    `\t\t${built} /* ${name} in Resources */ = {isa = PBXBuildFile; fileRef = ${reference} /* ${name} */; };\n`,
  );
  return replaceOnce(
    text,
    /(?<=isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = \d+;\n\t\t\tfiles = \(\n)/,
    `\t\t\t\t${built} /* ${name} in Resources */,\n`,
  );
}

/** Sets what both configurations of the app's target say. */
export function setBuildSetting(project: string, name: string, value: string): string {
  const line = new RegExp(`(?<=\\t\\t\\t\\t)${name} = [^;]+;`);
  if (line.test(project)) return replaceEach(project, line, `${name} = ${value};`);
  // Beside the setting that only the target has.
  return replaceEach(
    project,
    /ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;\n/,
    `ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;\n\t\t\t\t${name} = ${value};\n`,
  );
}

/** Spanish is the language that the app is written in. */
export function setSpanish(project: string): string {
  const text = replaceOnce(project, /developmentRegion = \w+;/, 'developmentRegion = es;');
  if (/knownRegions = \(\n\t\t\t\tes,/.test(text)) return text;
  return replaceOnce(text, /(?<=knownRegions = \(\n)\t\t\t\ten,/, '\t\t\t\tes,');
}
