import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '@tallgrass/domain'
import { partName } from './backup-manifest.ts'

/** A file that belongs to the business, such as `keys/audit.key`. `content` is called twice. */
export interface BackupPart {
  name: string
  content: () => Readable | Buffer
}

export interface MeasuredPart extends BackupPart {
  bytes: number
  sha256: string
}

/** A list of contents precedes the contents, so they are read once to measure and once to write them. */
export async function measureParts(parts: BackupPart[]): Promise<MeasuredPart[]> {
  const measured: MeasuredPart[] = []
  const names = new Set<string>()
  for (const part of parts) {
    const name = partName.parse(part.name)
    if (names.has(name)) throw new Error(`Two parts are called ${name}`)
    names.add(name)
    let bytes = 0
    const hash = createHash('sha256')
    for await (const chunk of chunksOf(part)) {
      bytes += chunk.length
      hash.update(chunk)
    }
    measured.push({ ...part, bytes, sha256: hash.digest('hex') })
  }
  return measured
}

/** Throws CONFLICT at the end if the content is not the measured one any more. */
export async function* unchangedChunks(part: MeasuredPart): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunksOf(part)) {
    bytes += chunk.length
    if (bytes > part.bytes) throw changed(part)
    hash.update(chunk)
    yield chunk
  }
  if (bytes !== part.bytes || hash.digest('hex') !== part.sha256) throw changed(part)
}

function changed({ name }: MeasuredPart): AppError {
  return new AppError('CONFLICT', `${name} changed while it was backed up. Start again.`)
}

async function* chunksOf({ content, name }: BackupPart): AsyncGenerator<Uint8Array> {
  const source = content()
  if (source instanceof Uint8Array) {
    yield source
    return
  }
  for await (const chunk of source) {
    if (!(chunk instanceof Uint8Array)) throw new Error(`The content of ${name} is not bytes`)
    yield chunk
  }
}
