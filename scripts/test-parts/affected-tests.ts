import { posix } from 'node:path'
import { isTest } from '../structure/rooms.ts'
import type { SourceFile } from '../structure/source-tree.ts'

/** `everything` is the first file that can affect all tests; otherwise, `tests` are those the change can affect. */
export type AffectedTests = { everything: string } | { tests: string[] }

const RUNS = /\.(test|spec)\.tsx?$/
const DOCUMENT = /\.(md|png|jpg)$|^(LICENSE|\.gitignore|\.editorconfig)$/

/**
 * The tests that a change can affect: those of the changed nouns, on every level from table to screen, and the server
 * tests of nouns that import them. Screens see other nouns only through contracts, which the compiler checks. A changed
 * test affects only itself. A file that belongs to no noun affects everything.
 */
export function affectedTests(files: SourceFile[], changed: string[]): AffectedTests {
  const nouns = nounsIn(files)
  const code = changed.filter((path) => !RUNS.test(path) && !DOCUMENT.test(path))
  const everything = code.find((path) => nounOf(path, nouns) === undefined)
  if (everything !== undefined) return { everything }
  const own = new Set(code.map((path) => nounOf(path, nouns)))
  const near = new Set([...own, ...importersOf(own, files, nouns)])
  // A noun that triggers a joint changes what the joint changes.
  if (near.has(JOINTS)) for (const noun of importersOf(new Set([JOINTS]), files, nouns)) near.add(noun)
  const tests = files
    .map(({ path }) => path)
    .filter((path) => RUNS.test(path))
    .filter((path) => {
      if (changed.includes(path)) return true
      return (path.startsWith('apps/server/tests/') ? near : own).has(nounOf(path, nouns))
    })
  return { tests }
}

/** The first words of the folders of nouns, in the singular. */
function nounsIn(files: SourceFile[]): Set<string> {
  const folders = files.flatMap(({ path }) => {
    const [, folder] = /^(?:packages\/core\/src|apps\/web\/src\/features)\/([^/]+)\//.exec(path) ?? []
    return folder === undefined || folder === 'ports' ? [] : [firstWord(folder)]
  })
  return new Set(folders)
}

function nounOf(path: string, nouns: Set<string>) {
  return path
    .split('/')
    .map(firstWord)
    .find((word) => nouns.has(word))
}

/** `invoice` for `invoices`, `invoice-lists.ts` and `invoice-management`. */
function firstWord(segment: string) {
  const [word = ''] = segment.replace(/^[_$]+/, '').split(/[-.]/)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

// The joints between nouns, in packages/core/src/path.
const JOINTS = 'path'

// The list of jobs imports every noun with a job, but contains no logic.
const LIST_OF_JOBS = 'packages/core/src/jobs/'

function importersOf(own: Set<string | undefined>, files: SourceFile[], nouns: Set<string>) {
  return files
    .filter(({ path }) => !isTest(path) && !path.startsWith(LIST_OF_JOBS))
    .filter(({ imports, path }) =>
      imports.some(({ specifier }) => {
        if (!specifier.startsWith('.')) return false
        return own.has(nounOf(posix.join(posix.dirname(path), specifier), nouns))
      }),
    )
    .flatMap(({ path }) => nounOf(path, nouns) ?? [])
}
