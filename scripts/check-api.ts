// Everything that is derived from the API: written on request, and checked with everything else.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'

answerHelp(
  'npm run check:api [-- --write]',
  `Checks what is derived from contracts and procedures: the API document (up to date, lints clean, breaks no caller),
the contracts of the mocks, and the comments that editors show on hover.
  --write   writes them
A change that breaks callers is declared in apps/server/openapi-breaks.json, sentence by sentence.`,
)

const DOCUMENT = 'apps/server/openapi.json'
const CONTRACTS = 'packages/testing/src/mocks/contracts.gen.ts'
const BREAKS = inRepository('apps/server/openapi-breaks.json')
const WRITE = 'npm run check:api -- --write'

const [
  { openApiDocument },
  { lintDocument },
  { breakingChanges },
  { procedureContractsSource },
  { withHoverComments },
  { badExamples },
] = await Promise.all([
  import('@tallgrass/server/rest/openapi.ts'),
  import('./api/lint-document.ts'),
  import('./api/breaking-changes.ts'),
  import('./api/procedure-contracts.ts'),
  import('./api/hover-comments.ts'),
  import('./api/bad-examples.ts'),
])

const text = `${JSON.stringify(openApiDocument(), null, 1)}\n`
const derived = [
  { path: DOCUMENT, content: text },
  { path: CONTRACTS, content: procedureContractsSource() },
  ...commentedSources(),
]
const stale = derived.filter(({ content, path }) => !existsSync(inRepository(path)) || read(path) !== content)

if (process.argv.includes('--write')) {
  for (const { content, path } of stale) writeFileSync(inRepository(path), content)
} else {
  const problems = [
    ...stale.map(({ path }) => `${path} is stale → ${WRITE}`),
    ...(await lintDocument(text)).map((problem) => `${DOCUMENT}: ${problem}`),
    ...badExamples(),
    ...undeclaredBreaks().map((sentence) => `${DOCUMENT} breaks callers, undeclared: ${sentence}`),
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function read(path: string): string {
  return readFileSync(inRepository(path), 'utf8')
}

function commentedSources() {
  return globSync('packages/{contracts,api}/src/**/*.ts', { cwd: inRepository() })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, content: withHoverComments(path, read(path)) }))
}

/** Compared with the commit before the last change of the document. */
function undeclaredBreaks(): string[] {
  const before = ['HEAD', 'HEAD~1'].map(committed).find((each) => each !== undefined && each !== text)
  if (before === undefined) return []
  const declared = new Set<string>(existsSync(BREAKS) ? JSON.parse(readFileSync(BREAKS, 'utf8')) : [])
  return breakingChanges(JSON.parse(before), JSON.parse(text)).filter((sentence) => !declared.has(sentence))
}

function committed(commit: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${commit}:${DOCUMENT}`], {
      cwd: inRepository(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
  } catch {
    return undefined
  }
}
