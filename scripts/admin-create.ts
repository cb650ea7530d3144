import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  `npm run admin:create -- --email EMAIL --name NAME
npm run admin:create -- --reset EMAIL`,
  `Creates an administrator. Prompts for the password, or reads it from standard input.
With --reset, prints a link to set a new password. It expires in an hour.`,
)

const { createAdministratorInput } = await import('@tallgrass/contracts')
const { readPassword } = await import('./read-password.ts')
const { runSiteCommand } = await import('./run-site-command.ts')

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, reset: { type: 'string' } },
})

if (values.reset !== undefined) {
  await runSiteCommand('admin:reset', { email: values.reset })
} else {
  const { email, name } = values
  const input = createAdministratorInput.safeParse({ email, name, password: await readPassword() })
  if (!input.success) {
    console.error(input.error.issues.map((issue) => issue.message).join('\n'))
    process.exitCode = 1
  } else await runSiteCommand('admin:create', input.data)
}
