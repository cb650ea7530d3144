import { answerHelp } from './bootstrap/answer-help.mjs'

const USAGE = `npm run move -- postgres://user:password@host:5432/name
npm run move -- embedded`

answerHelp(
  USAGE,
  `Copies the whole business, with sessions and waiting jobs, from the embedded database to an empty PostgreSQL database,
or from the PostgreSQL at DATABASE_URL to the embedded database. Stop the site first. Compares the rows of every table,
then says what to change in .env. The source is not changed; if this is interrupted, run it again.`,
)

const { moveBusiness } = await import('@tallgrass/server/commands/move-business.ts')
const { readEnv } = await import('@tallgrass/server/env.ts')
const { explain } = await import('@tallgrass/server/explain.ts')
const { loadEnvFile } = await import('./bootstrap/env-file.mjs')

const [to, ...others] = process.argv.slice(2)
if (!to || others.length > 0) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  loadEnvFile()
  try {
    const { databaseUrl, dataDirectory } = readEnv()
    await moveBusiness({ to, databaseUrl, dataDirectory }, (text) => console.log(text))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
