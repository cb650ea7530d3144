import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/repository.mjs'
import { newProject } from './new-project.ts'

/** Its type check needs the compiler as a library, which TypeScript 7.0 is not. */
const NEXT = ['next@16.4.6', 'typescript@6.0.3']

/** Builds an application with Next.js: a page that the server renders with answers of a site, and a form of the browser. */
export function buildNext(folder: string, packages: string[]): void {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(inRepository('apps/example/package.json'), 'utf8'),
  )
  const same = ['@tanstack/react-query', 'react', 'react-dom', '@types/react', '@types/react-dom']
  newProject(folder, 'consumer-next', [
    ...packages,
    ...NEXT,
    ...same.map((name) => `${name}@${dependencies[name] ?? devDependencies[name]}`),
    '@types/node@24',
  ])
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' },
  })
  console.log('An application with Next.js compiles and is built')
}
