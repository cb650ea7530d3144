// Releases, their records under scripts/releases, and what may change from one to the next.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'

const USAGE = 'npm run release [-- patch|minor|major]'

answerHelp(
  USAGE,
  `Makes a release from a clean working tree on which npm run check passes: sets the version in every package.json, moves
"Unreleased" in .github/CHANGELOG.md under the version and today's date, writes scripts/releases/VERSION (the schema, the
API document and what the client promises, which later changes are compared with), keeps the client for a test, commits and
tags. Then builds the site and writes into
.cache/releases/VERSION what to publish: the archive, its packages as a CycloneDX document, and their checksums. Publishes
nothing. Without an argument, the changes decide: what breaks callers of the API is major (before 1.0.0: minor),
corrections are patch, all else is minor.
  --archive  only builds the site and writes the archive of this working tree, without files that Git does not know
  --check    only compares the schema of the migrations with the newest record; part of npm run check
  --record   only writes the record of the version in package.json, unless that version is tagged`,
)

const { makeArchive } = await import('./release/archive/make-archive.ts')
const { bumps } = await import('./release/versions.ts')
const { schemaProblems } = await import('./release/check-schema.ts')
const { currentSchema } = await import('./release/current-schema.ts')
const { currentClient } = await import('./release/current-client.ts')
const { makeRelease, recordVersion } = await import('./release/make-release.ts')
const { Refusal } = await import('./release/refusal.ts')
const { readVersion } = await import('./release/set-version.ts')

const root = inRepository()

try {
  await run()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run() {
  const { positionals, values } = parseArgs({
    options: { archive: { type: 'boolean' }, check: { type: 'boolean' }, record: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.check) return report(await schemaProblems(root))
  if (values.record)
    return console.log(
      `Wrote scripts/releases/${await recordVersion(root, { currentSchema, currentClient })}.`,
    )
  if (values.archive) return writeArchive()
  const [word, ...more] = positionals
  const bump = bumps.find((each) => each === word)
  if (more.length > 0 || (word !== undefined && !bump))
    throw new Refusal(`Give at most one of these: ${USAGE}`)
  const version = await makeRelease(root, bump, {
    currentSchema,
    currentClient,
    passesCheck,
    now: new Date(),
  })
  console.log(`Released ${version}, in this repository only. To publish it: git push --follow-tags`)
  await writeArchive()
}

async function writeArchive() {
  if (spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Refusal('The build fails; see above. Then write the archive with: npm run release -- --archive')
  const folder = inRepository('.cache', 'releases', readVersion(root))
  for (const path of await makeArchive(root, folder)) console.log(path)
}

function report(problems: string[]) {
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function passesCheck(): boolean {
  return spawnSync('npm', ['run', '--silent', 'check'], { cwd: root, stdio: 'inherit' }).status === 0
}
