import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp('npm run audit:verify', 'Follows the audit chain and names the first row that was tampered with.')

const { verifyAudit } = await import('@tallgrass/core')
const { runCommand } = await import('./run-command.ts')

await runCommand(async (ctx) => {
  const verdict = await verifyAudit(ctx)
  if (!verdict.whole) {
    process.exitCode = 1
    return console.error(verdict.problem)
  }
  const before = verdict.unchained > 0 ? ` (${verdict.unchained} older rows stand outside it)` : ''
  console.log(`The audit chain of ${verdict.rows} rows is whole${before}.`)
})
