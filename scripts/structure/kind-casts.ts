import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const KIND = /^(AnyId|Branded|CalendarDate|Id|Instant|Money|[A-Z]\w*Id)$/

/** What makes and parses a kind of text. */
const HOME = 'packages/domain/src/'

/** An id, amount, instant or date comes from parsing: elsewhere, a cast to its type would hide a swap. */
export function checkKindCasts(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !path.startsWith(HOME))
    .flatMap(({ casts, path }) =>
      casts
        .filter(({ type }) => KIND.test(type))
        .map(({ line, type }) => ({
          file: path,
          line,
          wrong: `casts to ${type}`,
          fix: 'parse it where it enters (“Kinds of text” in CONTRIBUTING)',
        })),
    )
}
