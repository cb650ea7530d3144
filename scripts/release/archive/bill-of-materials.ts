import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'
import type { ArchiveEntries } from './archive-entries.ts'

/** npm names the product after its folder. */
const FOLDER = 'tallgrass'

/**
 * The CycloneDX document of the packages in a lock file, as text. Packages that are installed on some systems only are in
 * it too. Throws a Refusal with what npm says.
 */
export function billOfMaterials(entries: ArchiveEntries): string {
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-archive-'))
  const cwd = join(scratch, FOLDER)
  try {
    for (const [path, content] of entries) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true })
      writeFileSync(join(cwd, path), content)
    }
    return runNpmSbom(cwd)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function runNpmSbom(cwd: string): string {
  const { status, stderr, stdout } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Refusal(`npm sbom failed: ${stderr.trim()}`)
  return stdout
}
