import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { AuditHead, ChainedAuditRow } from '@tallgrass/contracts'
import { answerHelp } from './bootstrap/answer-help.mjs'

const MAX_DOCUMENT_BYTES = 2 ** 30
const USAGE = 'npm run verify -- FILE.pdf|FILE.zip'

answerHelp(
  USAGE,
  `Says whether a sealed document is unchanged, who sealed it and when, and whether with the certificate of this
installation; or whether every file of an evidence pack is unchanged. Needs no network and no database. Exits with 0
if everything is unchanged, otherwise with 1.`,
)

const { checkPack, findSealKey } = await import('@tallgrass/adapters/documents')
const { isChainIntact, findPackedRowFault, isHeadValid, headKeyFingerprint, isOwnHead, namesFile } =
  await import('@tallgrass/core')
const { AppError } = await import('@tallgrass/domain')
const { verifySeal } = await import('@tallgrass/domain/seal')
const { readEnv } = await import('@tallgrass/server/env.ts')
const { explain } = await import('@tallgrass/server/explain.ts')
const { refuseUnusableSeal } = await import('@tallgrass/server/refuse-unusable-seal.ts')
const { findSecrets } = await import('@tallgrass/server/secrets.ts')
const { loadEnvFile } = await import('./bootstrap/env-file.mjs')
const { reportSeal } = await import('./seal-report.ts')

loadEnvFile()
const [path] = process.argv.slice(2)
try {
  if (!path) throw new AppError('INVALID', `Name a file: ${USAGE}`)
  const file = await openFile(path)
  const { good, lines } = (await isArchive(file))
    ? await checkPack(file, { isChainIntact, namesFile, isHeadValid, describeSigner, rowFaults })
    : await report(await readDocument(file))
  for (const line of lines) console.log(line)
  if (!good) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

/** An archive may be larger than the memory, so its parts are read when they are needed. */
async function openFile(path: string) {
  const handle = await open(path).catch(refuse)
  const stats = await handle.stat()
  await handle.close()
  if (!stats.isFile()) throw new AppError('INVALID', `${path} is not a file.`)
  return {
    size: stats.size,
    read: (start: number, end: number) =>
      // What reads it reports the error.
      createReadStream(path, { start, end: end - 1 }).on('error', () => {}),
  }
}

function refuse(cause: NodeJS.ErrnoException): never {
  const sentence = {
    ENOENT: `There is no file ${path}.`,
    EACCES: `You may not read ${path}.`,
    EPERM: `You may not read ${path}.`,
  }[cause.code ?? '']
  throw new AppError('INVALID', sentence ?? `${path} cannot be read: ${cause.message}.`, { cause })
}

type OpenedFile = Awaited<ReturnType<typeof openFile>>

/** True if the file starts with a ZIP local file header. */
async function isArchive({ read, size }: OpenedFile): Promise<boolean> {
  if (size < 4) return false
  return (await buffer(read(0, 4))).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

async function readDocument({ read, size }: OpenedFile): Promise<Buffer> {
  if (size > MAX_DOCUMENT_BYTES)
    throw new AppError(
      'INVALID',
      `${path} is larger than 1 GB, and neither a document of this site nor an archive.`,
    )
  return size === 0 ? Buffer.alloc(0) : buffer(read(0, size))
}

async function report(document: Buffer) {
  const verdict = await verifySeal(document)
  const { dataDirectory, sealP12: p12 } = readEnv()
  await refuseUnusableSeal(p12)
  const own = await findSealKey({ dataDirectory, p12 })
  return reportSeal(verdict, own?.fingerprint)
}

/** Says which key signed the head, and whether it is the key of this installation, if there is one. */
function describeSigner(head: AuditHead): string[] {
  const own = findSecrets(readEnv().dataDirectory)
  const whose = own && isOwnHead(own.auditKey, head) ? 'this is' : 'this is not'
  const known = own ? `; ${whose} the key of this installation` : ''
  return [`The audit head is signed with the key ${headKeyFingerprint(head)}${known}.`]
}

/** Only this installation's own rows can be checked, because their hashes are keyed. */
function rowFaults(head: AuditHead) {
  const own = findSecrets(readEnv().dataDirectory)
  if (!own || !isOwnHead(own.auditKey, head)) return undefined
  return (row: ChainedAuditRow) => findPackedRowFault(own.auditKey, row)
}
