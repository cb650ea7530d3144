import { spawnSync } from 'node:child_process'
import { resolveConfig } from 'vite'
import { inRepository } from '../bootstrap/repository.mjs'
import type { Plan } from './plan-noun.ts'
import { Refusal } from './refusal.ts'

/** Generates the files that depend on a new noun, among them the API document, and formats its own. Throws a Refusal if a tool fails. */
export async function finishNoun({ changed, created }: Plan): Promise<void> {
  runNode('scripts/db-types.ts')
  // The router's plugin writes the route tree when the configuration is resolved.
  const root = inRepository('apps', 'web')
  await resolveConfig({ root, logLevel: 'warn' }, 'build')
  const paths = [...created, ...changed].map(({ path }) => path)
  // Line breaks and the order of imports depend on the noun.
  runNode('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths)
  runNode('scripts/check-api.ts', '--write')
}

function runNode(program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRepository(program), ...args], {
    cwd: inRepository(),
    encoding: 'utf8',
  })
  if (status === 0) return
  throw new Refusal(`The files are written, but ${program} failed:\n${stdout}${stderr}`)
}
