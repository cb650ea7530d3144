import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run audit:verify [-- --replace-head]',
  `Verifies the audit chain. Names the first row that was tampered with and any missing rows that the signed head in
DATA_DIR (audit-head.json) covers. While the embedded site runs, the site does it.
With --replace-head, if that file is lost or you restored an older database, writes a new head and records that in the
audit log.`,
)

const { runSiteCommand } = await import('./run-site-command.ts')

const { values } = parseArgs({ options: { 'replace-head': { type: 'boolean', default: false } } })

await runSiteCommand('audit:verify', { replaceHead: values['replace-head'] })
