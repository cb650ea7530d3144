import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'

/** Packs a built package, and returns the path of its tarball. */
export function packPackage(folder: string, to: string): string {
  mkdirSync(to, { recursive: true })
  const cwd = inRepository('packages', folder, 'dist')
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(to)], {
    cwd,
    encoding: 'utf8',
  })
  return join(to, JSON.parse(output)[0].filename)
}
