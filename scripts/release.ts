// Releases, their records under scripts/releases, and what may change from one to the next.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { inRepository } from './bootstrap/repository.mjs'

const USAGE = 'npm run release [-- patch|minor|major]'

answerHelp(
  USAGE,
  `Makes a release from a clean working tree on which npm run check passes: sets the version in every package.json, moves
"Unreleased" in .github/CHANGELOG.md under the version and today's date, writes scripts/releases/VERSION (the schema and
the API document, which later changes are compared with), commits and tags. Publishes nothing. Without an argument, the
changes decide: what breaks callers of the API is major (before 1.0.0: minor), corrections are patch, all else is minor.
  --check    only compares the schema of the migrations with the newest record; part of npm run check
  --record   only writes the record of the version in package.json, unless that version is tagged`,
)

const { bumps } = await import('./release/versions.ts')
const { schemaProblems } = await import('./release/check-schema.ts')
const { currentSchema } = await import('./release/current-schema.ts')
const { makeRelease, recordVersion } = await import('./release/make-release.ts')
const { Refusal } = await import('./release/refusal.ts')

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
    options: { check: { type: 'boolean' }, record: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.check) return report(await schemaProblems(root))
  if (values.record)
    return console.log(`Wrote scripts/releases/${await recordVersion(root, { currentSchema })}.`)
  const [word, ...more] = positionals
  const bump = bumps.find((each) => each === word)
  if (more.length > 0 || (word !== undefined && !bump))
    throw new Refusal(`Give at most one of these: ${USAGE}`)
  const version = await makeRelease(root, bump, { currentSchema, passesCheck, now: new Date() })
  console.log(`Released ${version}, in this repository only. To publish it: git push --follow-tags`)
}

function report(problems: string[]) {
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function passesCheck(): boolean {
  return spawnSync('npm', ['run', '--silent', 'check'], { cwd: root, stdio: 'inherit' }).status === 0
}
