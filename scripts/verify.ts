import { webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { checkPack, findSealKey } from '@tallgrass/adapters/documents'
import type { AuditHead } from '@tallgrass/contracts'
import { chainHolds, headHolds, headKeyFingerprint, isOwnHead } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'
import { verifySeal } from '@tallgrass/domain/seal'
import { readEnv } from '@tallgrass/server/env.ts'
import { explain } from '@tallgrass/server/explain.ts'
import { refuseUnusableSeal } from '@tallgrass/server/refuse-unusable-seal.ts'
import { findSecrets } from '@tallgrass/server/secrets.ts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { loadEnvFile } from './bootstrap/env-file.mjs'
import { reportSeal } from './seal-report.ts'

const USAGE = 'npm run verify -- FILE.pdf|FILE.zip'

answerHelp(
  USAGE,
  `Says whether a sealed document is unchanged, who has sealed it and when, and whether with the certificate of this
installation; or whether every file of an archive of evidence is the one that was put in. Needs no network and no
database. Ends with 0 when all is as it was, else with 1.`,
)

loadEnvFile()
const [path] = process.argv.slice(2)
const file = path && (await readFile(path).catch(() => undefined))
try {
  if (!file) throw new AppError('INVALID', path ? `${path} cannot be read.` : `Which file? ${USAGE}`)
  const { good, lines } = isArchive(file)
    ? await checkPack(file, { chainHolds, headHolds, describeSigner })
    : await report(file)
  for (const line of lines) console.log(line)
  if (!good) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

/** By its first bytes: a local file header of ZIP. */
function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

async function report(document: Buffer) {
  const verdict = await verifySeal(document, webcrypto)
  const { dataDirectory, sealP12: p12 } = readEnv()
  await refuseUnusableSeal(p12)
  const own = await findSealKey({ dataDirectory, p12 })
  return reportSeal(verdict, own?.fingerprint)
}

/** Whether we did, where this is an installation at all. */
function describeSigner(head: AuditHead): string[] {
  const own = findSecrets(readEnv().dataDirectory)
  const whose = own && isOwnHead(own.auditKey, head) ? 'that is' : 'that is not'
  const known = own ? `; ${whose} the key of this installation` : ''
  return [`It is signed with the key ${headKeyFingerprint(head)}${known}.`]
}
