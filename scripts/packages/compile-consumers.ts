import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { install } from './new-project.ts'

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
}

const BROWSER = { ...STRICT, lib: ['es2023', 'dom', 'dom.iterable'], target: 'es2023' }

const FILES = ['*.ts', '*.tsx']

/** How projects of each kind compile. The programs of the guide are for Node.js. */
const KINDS = {
  'Node.js': {
    compilerOptions: { ...STRICT, module: 'nodenext', target: 'es2023', types: ['node'], jsx: 'react-jsx' },
    include: [...FILES, 'guide/*.ts'],
  },
  Vite: {
    compilerOptions: {
      ...BROWSER,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      jsx: 'react-jsx',
    },
  },
  'Next.js': {
    compilerOptions: {
      ...BROWSER,
      module: 'esnext',
      moduleResolution: 'bundler',
      isolatedModules: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      types: [],
      jsx: 'preserve',
    },
  },
}

/** Compiles the consumer's files, which also use these packages, as each kind of project does: with all declarations. */
export function compileConsumers(project: string, packages: string[]): void {
  const { dependencies } = JSON.parse(readFileSync(inRepository('apps/web/package.json'), 'utf8'))
  const { devDependencies } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'))
  install(project, [
    ...packages,
    `msw@${devDependencies.msw}`,
    `@tanstack/react-query@${dependencies['@tanstack/react-query']}`,
    `react@${dependencies.react}`,
    '@types/react@19',
    `@types/node@${devDependencies['@types/node']}`,
    `typescript@${devDependencies.typescript}`,
    'standardwebhooks@1.1.1',
  ])
  writeGuide(join(project, 'guide'))
  for (const [kind, config] of Object.entries(KINDS)) {
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ include: FILES, ...config }))
    execFileSync('node_modules/.bin/tsc', ['-p', '.'], { cwd: project, stdio: 'inherit' })
    console.log(`${kind}: compiled`)
  }
  checkHover(project)
}

/** Writes the programs of the API guide, one for each page. */
function writeGuide(folder: string): void {
  mkdirSync(folder)
  for (const path of globSync(inRepository('apps/server/guide/*.md'))) {
    const blocks = [...readFileSync(path, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block)
    writeFileSync(join(folder, `${basename(path, '.md')}.ts`), [...blocks, 'export {}\n'].join('\n'))
  }
}

/** Throws if the type of a call does not say what it answers, as an editor shows it. */
function checkHover(project: string): void {
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', 'declared']
  execFileSync('node_modules/.bin/tsc', ['-p', '.', ...options, '--allowImportingTsExtensions'], {
    cwd: project,
    stdio: 'inherit',
  })
  const declared = readFileSync(join(project, 'declared/use-client.d.ts'), 'utf8')
  const [, hovered = ''] = declared.split('hovered: ')
  if (!['Promise<{', 'company: string', 'nextCursor: string | null'].every((part) => hovered.includes(part)))
    throw new Error(`A call is shown as ${hovered}`)
  console.log('The answer of a call is shown with its fields')
}
