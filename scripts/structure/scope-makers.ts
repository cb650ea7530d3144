import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const MAKER = 'scopeOfEverybody'

/** Where the contexts of administrators, of the system and of its transactions are made. */
const places = new Set(['packages/core/src/authorize.ts', 'packages/core/src/ctx.ts'])

/** Reads span all clients only by a context that may: nothing else makes that scope. */
export function checkScopeMakers(files: SourceFile[]): Violation[] {
  return files
    .filter(({ calls, path }) => calls.includes(MAKER) && !places.has(path))
    .map(({ path }) => ({
      file: path,
      line: 1,
      wrong: `makes the scope of everybody`,
      fix: 'take it from the context: AdminCtx and WholeCtx have it as scope, a transaction as everybody',
    }))
}
