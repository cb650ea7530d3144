import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { verifySeal } from '@tallgrass/domain/seal'
import type { FileReading } from './file-reading'

/** Checking a seal needs the whole file in memory. */
const MAX_BYTES = 64 * 1024 * 1024

addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  readFile(file).then(
    (reading) => postMessage(reading),
    () => postMessage(null),
  )
})

async function readFile(file: Blob): Promise<FileReading> {
  return { sha256: await hash(file), seal: await checkSeal(file) }
}

/** Hashes the file in chunks, so that it can have any size. */
async function hash(file: Blob): Promise<string> {
  const digest = sha256.create()
  const reader = file.stream().getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) digest.update(chunk.value)
  return bytesToHex(digest.digest())
}

async function checkSeal(file: Blob): Promise<FileReading['seal']> {
  if (file.size > MAX_BYTES) return { outcome: 'tooLarge' }
  return verifySeal(new Uint8Array(await file.arrayBuffer()))
}
