// Everything that is derived from the API: written on request, and checked with everything else.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'

answerHelp(
  'npm run check:api [-- --write]',
  `Checks what is derived from contracts and procedures: the API document (up to date, complete, lints clean, breaks no
caller), its examples, the contracts of the mocks, the types of the client (up to date, break no program), and the comments
that editors show on hover.
  --write   writes them
The document is compared with the one of the release before, the newest in scripts/releases. A change that breaks callers
is declared in apps/server/openapi-breaks.json, sentence by sentence. What the client promises, as TypeScript infers it, is
compared in the same way; packages/client/breaks.json has each sentence with the reason.`,
)

const DOCUMENT = 'apps/server/openapi.json'
const CONTRACTS = 'packages/mocks/src/contracts.gen.ts'
const EXAMPLES = 'apps/server/src/rest/examples.gen.ts'
const CLIENT = 'packages/client/src/procedures.gen.ts'
const WRITE = 'npm run check:api -- --write'

const [
  { openApiDocument },
  { lintDocument },
  { breakingChanges },
  { procedureContractsSource },
  { clientProceduresSource },
  { exampleTable, exampleTableSource },
  { allProcedures },
  { withHoverComments },
  { badExamples },
  { undocumented },
  { rows, withoutPath },
  { newestRecordedVersion, readRecord },
  { BREAKS, CLIENT_BREAKS, readClientBreaks, readDeclaredBreaks },
  { clientContract },
  { clientBreaks },
] = await Promise.all([
  import('@tallgrass/server/rest/openapi.ts'),
  import('./api/lint-document.ts'),
  import('./api/breaking-changes.ts'),
  import('./api/procedure-contracts.ts'),
  import('./api/client-procedures.ts'),
  import('./api/example-table.ts'),
  import('./api/all-procedures.ts'),
  import('./api/hover-comments.ts'),
  import('./api/bad-examples.ts'),
  import('./api/undocumented.ts'),
  import('@tallgrass/api/paths/rows.ts'),
  import('./release/record.ts'),
  import('./release/plan-release.ts'),
  import('./api/client/client-contract.ts'),
  import('./api/client/client-breaks.ts'),
])

const writes = process.argv.includes('--write')
const contracts = { path: CONTRACTS, content: procedureContractsSource() }
// The mocks, which answer the examples, load it.
if (writes) writeFileSync(inRepository(contracts.path), contracts.content)
const examples = await exampleTable()
const text = `${JSON.stringify(openApiDocument(examples), null, 1)}\n`
const derived = [
  contracts,
  { path: EXAMPLES, content: exampleTableSource(examples) },
  { path: DOCUMENT, content: text },
  { path: CLIENT, content: clientProceduresSource() },
  ...commentedSources(),
]
const stale = derived.filter(({ content, path }) => !existsSync(inRepository(path)) || read(path) !== content)

if (writes) {
  for (const { content, path } of stale) writeFileSync(inRepository(path), content)
} else {
  const problems = [
    ...stale.map(({ path }) => `${path} is stale → ${WRITE}`),
    ...(await lintDocument(text)).map((problem) => `${DOCUMENT}: ${problem}`),
    ...badExamples(),
    ...undocumented({ procedures: procedureFacts(), rows, withoutPath }),
    ...undeclaredBreaks(),
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
  return Object.fromEntries(allProcedures().map(({ definition, path }) => [path, definition]))
}

/** What breaks callers of the release before, and programs that use its client. */
function undeclaredBreaks(): string[] {
  const version = newestRecordedVersion(inRepository())
  if (version === undefined) return []
  const { client, openapi } = readRecord(inRepository(), version)
  const ofPaths = breakingChanges(JSON.parse(openapi), JSON.parse(text))
  const ofClient = clientBreaks(client, clientContract())
  const [declared, reasons] = [readDeclaredBreaks(inRepository()), readClientBreaks(inRepository())]
  return [
    ...ofPaths
      .filter((sentence) => !declared.includes(sentence))
      .map((sentence) => `${DOCUMENT} breaks callers of ${version}: ${sentence} → ${BREAKS}`),
    ...ofClient
      .filter((sentence) => !(sentence in reasons))
      .map((sentence) => `The client of ${version} breaks: ${sentence} → ${CLIENT_BREAKS}`),
    ...Object.keys(reasons)
      .filter((sentence) => !ofClient.includes(sentence))
      .map((sentence) => `${CLIENT_BREAKS} names a change that was not made: ${sentence}`),
  ]
}
