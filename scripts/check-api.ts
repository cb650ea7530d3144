// Everything that is derived from the API: written on request, and checked with everything else.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'

answerHelp(
  'npm run check:api [-- --write]',
  `Checks what is derived from contracts and procedures: the API document (up to date, complete, lints clean, breaks no
caller), the contracts of the mocks, and the comments that editors show on hover.
  --write   writes them
The document is compared with the one of the release before, the newest in scripts/releases. A change that breaks callers
is declared in apps/server/openapi-breaks.json, sentence by sentence.`,
)

const DOCUMENT = 'apps/server/openapi.json'
const CONTRACTS = 'packages/testing/src/mocks/contracts.gen.ts'
const WRITE = 'npm run check:api -- --write'

const [
  { openApiDocument },
  { lintDocument },
  { breakingChanges },
  { procedureContractsSource },
  { withHoverComments },
  { badExamples },
  { undocumented },
  { appRouter },
  { rows, withoutPath },
  { newestRecordedVersion, readRecord },
  { readDeclaredBreaks },
] = await Promise.all([
  import('@tallgrass/server/rest/openapi.ts'),
  import('./api/lint-document.ts'),
  import('./api/breaking-changes.ts'),
  import('./api/procedure-contracts.ts'),
  import('./api/hover-comments.ts'),
  import('./api/bad-examples.ts'),
  import('./api/undocumented.ts'),
  import('@tallgrass/api'),
  import('@tallgrass/api/paths/rows.ts'),
  import('./release/record.ts'),
  import('./release/plan-release.ts'),
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
    ...undocumented({ procedures: procedureFacts(), rows, withoutPath }),
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

function procedureFacts() {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: { says?: string } } }
  >
  return Object.fromEntries(Object.entries(procedures).map(([name, { _def }]) => [name, _def]))
}

/** What breaks callers of the release before. */
function undeclaredBreaks(): string[] {
  const version = newestRecordedVersion(inRepository())
  if (version === undefined) return []
  const { openapi } = readRecord(inRepository(), version)
  const declared = readDeclaredBreaks(inRepository())
  return breakingChanges(JSON.parse(openapi), JSON.parse(text))
    .filter((sentence) => !declared.includes(sentence))
    .map((sentence) => `${sentence} (since ${version})`)
}
