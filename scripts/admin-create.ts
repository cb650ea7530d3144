import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  `npm run admin:create -- --email EMAIL --name NAME
npm run admin:create -- --reset EMAIL`,
  `Creates an administrator; the password is asked for, or read from standard input.
With --reset, prints a link by which the person sets a new password within the hour.`,
)

const { createAdministratorInput } = await import('@tallgrass/contracts')
const { createAdministrator, issuePasswordReset } = await import('@tallgrass/core')
const { readPassword } = await import('./read-password.ts')
const { runCommand } = await import('./run-command.ts')

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, reset: { type: 'string' } },
})

if (values.reset !== undefined) {
  const email = values.reset
  await runCommand(async (ctx) => {
    const { link } = await issuePasswordReset(ctx, { email })
    console.log(`Open this link within the hour to set a new password:\n${link}`)
  })
} else {
  const { email, name } = values
  const input = createAdministratorInput.safeParse({ email, name, password: await readPassword() })
  if (!input.success) {
    console.error(input.error.issues.map((issue) => issue.message).join('\n'))
    process.exitCode = 1
  } else {
    await runCommand(async (ctx) => {
      await createAdministrator(ctx, { ...input.data, username: null })
      console.log(`${input.data.email} is an administrator now.`)
    })
  }
}
