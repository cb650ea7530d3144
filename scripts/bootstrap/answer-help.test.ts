import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRepository } from './repository.mjs'

/** All programs in the scripts of package.json. */
function commands(): string[] {
  const text = readFileSync(inRepository('package.json'), 'utf8')
  const programs = [...text.matchAll(/node (scripts\/[\w-]+\.(?:ts|mjs))/g)].map(
    ([, program = '']) => program,
  )
  return [...new Set(programs)]
}

test('every command answers --help without packages, a build or a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-help-'))
  try {
    for (const name of ['package.json', 'scripts'])
      cpSync(inRepository(name), join(folder, name), { recursive: true })
    const answers = await Promise.all(
      commands().map((program) => promisify(execFile)(process.execPath, [join(folder, program), '--help'])),
    )
    for (const { stdout } of answers) expect(stdout).toMatch(/^npm (start|test|run [\w:]+)\b.*\n/)
    expect(answers.length).toBeGreaterThan(15)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
