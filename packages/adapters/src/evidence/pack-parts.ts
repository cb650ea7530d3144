import type { EverythingOfProject, ProjectEvidence } from '@tallgrass/core'
import { archivedFilePath, isCompressedType, toInstant } from '@tallgrass/domain'
import { strToU8 } from 'fflate'
import { renderInvoice } from '../pdf/invoice.ts'
import { renderReceipt } from '../pdf/receipt.ts'
import { MANIFEST, type PackManifest } from './pack-manifest.ts'
import { type Written, type ZipEntry, zipStream } from './zip-stream.ts'

export function toJson(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, undefined, 2)}\n`)
}

interface Pack {
  format: PackManifest['format']
  project: { id: PackManifest['project']['id']; name: string }
  madeAt: Date
}

/** An archive of these entries, and at its end a manifest with the fingerprint of each. */
export function streamPack(
  { format, madeAt, project }: Pack,
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const files: Written[] = []
  async function* withManifest(): AsyncGenerator<ZipEntry> {
    yield* entries
    const { id, name } = project
    const manifest: PackManifest = { format, project: { id, name }, madeAt: toInstant(madeAt), files }
    yield { path: MANIFEST, content: toJson(manifest) }
  }
  return zipStream(withManifest(), { mtime: madeAt, onWritten: (written) => files.push(written) })
}

/** Each is drawn when it is its turn. */
export async function* invoiceEntries(invoices: ProjectEvidence['invoices']): AsyncGenerator<ZipEntry> {
  for (const { invoice, receipt } of invoices) {
    const name = `invoices/${invoice.number ?? invoice.id}`
    yield { path: `${name}.pdf`, content: await renderInvoice(invoice) }
    if (receipt) yield { path: `${name}-receipt.pdf`, content: await renderReceipt(receipt) }
  }
}

type PackedFile = EverythingOfProject['files'][number]
type HandedIn = Pick<EverythingOfProject, 'files' | 'handIns'>

/** What was handed in, with the places of its files in the archive. */
export function toHandInList({ files, handIns }: HandedIn) {
  return handIns.map((handIn) => ({
    ...handIn,
    files: placesOf(files, ({ handInId }) => handInId === handIn.id),
  }))
}

/** Some of the packed files, with their places in the archive. */
export function placesOf(files: PackedFile[], isChosen: (file: PackedFile) => boolean) {
  return files
    .filter(isChosen)
    .map(({ bytes, id, name, sha256 }) => ({ name, bytes, sha256, path: pathOf({ id, name }, files) }))
}

/** Each is read when it is its turn. */
export async function* fileEntries(files: PackedFile[]): AsyncGenerator<ZipEntry> {
  for (const file of files) {
    const isCompressed = isCompressedType(file.mediaType)
    yield { path: pathOf(file, files), content: await file.read(), isCompressed }
  }
}

/** Its number is its place among all packed files. */
function pathOf({ id, name }: Pick<PackedFile, 'id' | 'name'>, files: Pick<PackedFile, 'id'>[]): string {
  return archivedFilePath(files.findIndex((file) => file.id === id) + 1, name)
}
