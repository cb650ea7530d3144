import { buffer } from 'node:stream/consumers'
import { readDirectory, readEntry } from '@tallgrass/adapters/documents'

/** The files of an archive by their paths. */
export async function readZip(bytes: Buffer): Promise<Record<string, Buffer>> {
  const archive = {
    size: bytes.length,
    read: (start: number, end: number) => [bytes.subarray(start, end)],
  }
  const files: Record<string, Buffer> = {}
  for (const entry of await readDirectory(archive))
    files[entry.path] = await buffer(readEntry(archive, entry))
  return files
}
