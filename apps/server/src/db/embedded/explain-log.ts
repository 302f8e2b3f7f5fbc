/** What PostgreSQL may say when it cannot start, and what mends it. */
const causes: readonly [RegExp, string][] = [
  [
    /No space left on device|Disk quota exceeded/i,
    'no queda espacio en el disco de DATA_DIR: libera espacio y vuelve a iniciar',
  ],
  [
    /was initialized by PostgreSQL version (\d+)/,
    'los datos son de otra versión de PostgreSQL: pon DATA_DIR en otra carpeta o migra los datos con pg_upgrade',
  ],
  [
    /has wrong ownership|Permission denied|setpriv: |Operation not permitted/,
    'faltan permisos: los datos deben ser del usuario con que se inicia Matiz, y la carpeta del proyecto debe poder leerse',
  ],
  [
    /could not (create shared memory|map anonymous shared memory)|Cannot allocate memory/,
    'falta memoria: cierra otros programas o usa una máquina con al menos 1 GB libre',
  ],
  [
    /cannot open shared object|GLIBC|not found \(required by|No such file or directory.*ld-/,
    'el PostgreSQL incluido no corre en este sistema: usa tu propio PostgreSQL con DATABASE_URL',
  ],
];

/** One Spanish sentence from the program's output: what failed, why, and what to do. */
export function explainLog(output: string, whatFailed: string): string {
  const cause = causes.find(([pattern]) => pattern.test(output))?.[1];
  if (cause !== undefined) return `${whatFailed}: ${cause}.`;
  const line = output
    .split('\n')
    .findLast((each) => /FATAL|PANIC|ERROR|error/.test(each))
    ?.trim();
  return `${whatFailed}${line === undefined ? '' : `: ${line}`}. Mira postgres.log en DATA_DIR.`;
}
