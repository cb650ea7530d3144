import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

const USAGE = 'npm run audit:archive -- --to FOLDER [--days 365]'

answerHelp(
  USAGE,
  `Moves the oldest rows of the audit log into files, one sealed segment each, and deletes them from the database. Takes
segments sealed at least that many days ago. The remaining chain stays valid, and audit:verify lists what is archived.
Archived rows no longer appear on screen, and nothing in them can be erased: keep the files safe.`,
)

const { runSiteCommand } = await import('./run-site-command.ts')

const { values } = parseArgs({
  options: { to: { type: 'string' }, days: { type: 'string', default: '365' } },
})
const days = Number(values.days)
if (!values.to || !Number.isInteger(days) || days < 0) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  // The running site may do this, and may have been started in another folder.
  await runSiteCommand('audit:archive', { directory: resolve(values.to), days })
}
