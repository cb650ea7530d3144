// npm omits a platform binary from package-lock.json if the registry in use lacks it, and `npm ci` then refuses the
// lock file on every machine. This adds an entry for each missing binary. Plain JavaScript with built-in modules only,
// because it has to run before anything is installed.
import { readFileSync, writeFileSync } from 'node:fs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { addEntries, missingEntries } from './bootstrap/lock-entries.mjs'
import { inRepository } from './bootstrap/repository.mjs'

answerHelp(
  'npm run lock [-- --check]',
  `Adds the platform binaries that npm left out to package-lock.json. Run it after every change to the lock file.
  --check   only report what is missing; exit code 1 if anything is`,
)

const lockFile = inRepository('package-lock.json')
const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
const missing = missingEntries(lock.packages)

if (process.argv.includes('--check')) {
  for (const path of Object.keys(missing)) console.error(`package-lock.json lacks ${path} → npm run lock`)
  process.exitCode = Object.keys(missing).length > 0 ? 1 : 0
} else {
  writeFileSync(lockFile, `${JSON.stringify(addEntries(lock, missing), null, 2)}\n`)
  console.log(`package-lock.json: ${Object.keys(missing).length} entries added`)
}
