import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run audit:verify [-- --replace-head]',
  `Follows the audit chain and names the first row that was tampered with, and what is gone of the rows that the signed
head in DATA_DIR (audit-head.json) counts. While the embedded site runs, the site does it.
With --replace-head, where that file is lost, or you restored an older database yourself, the head of today takes its
place; the audit log says so.`,
)

const { runSiteCommand } = await import('./run-site-command.ts')

const { values } = parseArgs({ options: { 'replace-head': { type: 'boolean', default: false } } })

await runSiteCommand('audit:verify', { replaceHead: values['replace-head'] })
