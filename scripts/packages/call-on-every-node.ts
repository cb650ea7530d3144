import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { install } from './new-project.ts'

const VERSIONS = [20, 22, 24]

/** Calls a site with the installed client, on every Node.js that it supports. */
export function callOnEveryNode(project: string): void {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  install(
    project,
    VERSIONS.map((version) => `node-${version}@npm:node-${system}@${version}`),
  )
  for (const version of VERSIONS)
    execFileSync(join(project, `node_modules/node-${version}/bin/node`), ['call.mjs'], {
      cwd: project,
      stdio: 'inherit',
    })
}
