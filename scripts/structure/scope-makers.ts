import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const MAKER = 'scopeOfEverybody'

/** The files that create the contexts of administrators, of the system and of transactions. */
const places = new Set(['packages/core/src/authorize.ts', 'packages/core/src/ctx.ts'])

/** Only contexts with the right to do so read across all clients: nothing else creates that scope. */
export function checkScopeMakers(files: SourceFile[]): Violation[] {
  return files
    .filter(({ calls, path }) => calls.includes(MAKER) && !places.has(path))
    .map(({ path }) => ({
      file: path,
      line: 1,
      wrong: 'creates the scope of all clients',
      fix: 'take it from the context: AdminCtx and WholeCtx have it as scope, a transaction as everybody',
    }))
}
