import { parseArgs } from 'node:util'
import { createAdministratorInput } from '@tallgrass/contracts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { readPassword } from './read-password.ts'
import { runSiteCommand } from './run-site-command.ts'

answerHelp(
  `npm run admin:create -- --email EMAIL --name NAME
npm run admin:create -- --reset EMAIL`,
  `Creates an administrator; the password is asked for, or read from standard input.
With --reset, prints a link by which the person sets a new password within the hour.`,
)

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
