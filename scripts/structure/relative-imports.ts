import { posix } from 'node:path'
import { roomOf } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/** Relative imports stay inside their package, and there are no aliases for its files. */
export function checkRelativeImports(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const problem = problemOf(path, specifier)
      return problem ? [{ file: path, line, ...problem }] : []
    }),
  )
}

function problemOf(path: string, specifier: string) {
  if (/^[#~/]|^@\//.test(specifier)) {
    return { wrong: `"${specifier}" is an alias`, fix: 'import the file by its relative path' }
  }
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), specifier)
  if (roomOf(target) === roomOf(path)) return undefined
  return { wrong: `"${specifier}" leaves the package`, fix: 'import it by the name of its package' }
}
