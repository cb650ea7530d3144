import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

const USAGE = 'npm run restore -- FILE [--drill]'

answerHelp(
  USAGE,
  `Restores a backup into an empty DATA_DIR and, if DATABASE_URL is set, an empty PostgreSQL database. Checks its sums, the
audit chain and the files of documents, and says what it found. The restored site is held: it sends and charges nothing
until an administrator releases it. FILE may be s3://BUCKET/PREFIX/NAME, with the S3 variables set. With --drill, does all
that in a scratch place and removes it. The pass phrase of an encrypted backup is read from BACKUP_PASSPHRASE, or asked
for.`,
)

const { drillRestore, restoreBusiness } = await import('@tallgrass/server/restore/restore-business.ts')
const { bucketOf } = await import('@tallgrass/server/restore/fetch-backup.ts')
const { readEnv } = await import('@tallgrass/server/env.ts')
const { explain } = await import('@tallgrass/server/explain.ts')
const { loadEnvFile } = await import('./bootstrap/env-file.mjs')
const { readPassword } = await import('./read-password.ts')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { drill: { type: 'boolean', default: false } },
})
const [file, ...others] = positionals
if (!file || others.length > 0) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  loadEnvFile()
  try {
    const to = bucketOf(file)
    // In a bucket, a backup is encrypted whatever its name is.
    const isEncrypted = to !== undefined || file.endsWith('.age')
    const passphrase = process.env.BACKUP_PASSPHRASE || (isEncrypted ? await readPassword() : undefined)
    const env = readEnv(to ? { ...process.env, BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase } : process.env)
    const request = { env, file, variables: process.env, ...(passphrase && { passphrase }) }
    await (values.drill ? drillRestore : restoreBusiness)(request, (text) => console.log(text))
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
