import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const empty = /^(utils?|helpers?|misc|common|managers?)$/

/** Names say what is inside, and every thing is imported from where it is. */
export function checkFileNames(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path }) => {
    const word = path.split(/[/.-]/).find(saysNothing)
    if (word) {
      return [
        {
          file: path,
          line: 1,
          wrong: `"${word}" says nothing`,
          fix: 'name it after what it exports or is about',
        },
      ]
    }
    if (!/(^|\/)index\.(ts|tsx|mjs)$/.test(path) || isAllowedIndex(path)) return []
    return [
      {
        file: path,
        line: 1,
        wrong: 'is a barrel',
        fix: 'import each file directly; only a package has an index.ts',
      },
    ]
  })
}

/** Whether a word could stand for anything. */
export function saysNothing(word: string): boolean {
  return empty.test(word.toLowerCase())
}

// The entry of a package, and the route of a folder's own address.
function isAllowedIndex(path: string) {
  return /^packages\/[^/]+\/src\/index\.ts$/.test(path) || /^apps\/web\/src\/routes\/.*index\.tsx$/.test(path)
}
