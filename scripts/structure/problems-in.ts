import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkStructure } from './check-structure.ts'

/** The violations in a repository that consists of these files, as "file:line: what is wrong". */
export function problemsIn(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-structure-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return checkStructure(root).map(({ file, line, wrong }) => `${file}:${line}: ${wrong}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

export function linesOf(count: number) {
  return 'export {}\n'.repeat(count)
}
