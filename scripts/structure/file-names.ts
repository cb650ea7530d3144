import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const meaningless = /^(utils?|helpers?|misc|common|managers?)$/

/** File names describe their content, and there are no barrels. */
export function checkFileNames(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path }) => {
    const word = path.split(/[/.-]/).find(isMeaningless)
    if (word) {
      return [
        {
          file: path,
          line: 1,
          wrong: `"${word}" is a meaningless name`,
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

/** True for words that could describe anything. */
export function isMeaningless(word: string): boolean {
  return meaningless.test(word.toLowerCase())
}

// A package's entry point, and the index route of a folder.
function isAllowedIndex(path: string) {
  return /^packages\/[^/]+\/src\/index\.ts$/.test(path) || /^apps\/web\/src\/routes\/.*index\.tsx$/.test(path)
}
