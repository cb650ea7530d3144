import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'
import { install } from './new-project.ts'

const OURS = /[\\/](node_modules|dist|tarballs|data)$/

/** Tests and builds a copy of the example outside this repository, with these packages. */
export function testExample(folder: string, packages: string[]): void {
  cpSync(inRepository('apps/example'), folder, { recursive: true, filter: (path) => !OURS.test(path) })
  install(folder, packages)
  for (const script of ['test', 'build'])
    execFileSync('npm', ['run', '--silent', script], { cwd: folder, stdio: 'inherit' })
  console.log('The example passes its tests and is built by Vite')
}
