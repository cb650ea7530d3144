import { webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { findSealKey } from '@tallgrass/adapters/documents'
import { AppError } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { readEnv } from '@tallgrass/server/env.ts'
import { explain } from '@tallgrass/server/explain.ts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { loadEnvFile } from './bootstrap/env-file.mjs'
import { reportSeal } from './seal-report.ts'

const USAGE = 'npm run verify -- FILE.pdf'

answerHelp(
  USAGE,
  'Says whether a sealed document is unchanged, who has sealed it and when, and whether with the certificate of this installation. Needs no network and no database. Ends with 0 for an unchanged sealed document, else with 1.',
)

loadEnvFile()
const [path] = process.argv.slice(2)
const file = path && (await readFile(path).catch(() => undefined))
try {
  if (!file) throw new AppError('INVALID', path ? `${path} cannot be read.` : `Which file? ${USAGE}`)
  const verdict = await verifySeal(file, webcrypto)
  const { dataDirectory, sealP12: p12 } = readEnv()
  const own = await findSealKey({ dataDirectory, p12 })
  const { good, lines } = reportSeal(verdict, own?.fingerprint)
  for (const line of lines) console.log(line)
  if (!good) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
