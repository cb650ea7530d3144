import { names } from '@tallgrass/brand'
import type { EverythingOfProject } from '@tallgrass/core'
import { toInstant } from '@tallgrass/domain'
import { strToU8 } from 'fflate'
import { HAND_INS, MANIFEST, MESSAGES, REVIEWS } from './pack-manifest.ts'
import { messageEntries } from './pack-messages.ts'
import { fileEntries, invoiceEntries, streamPack, toHandInList, toJson } from './pack-parts.ts'
import type { ZipEntry } from './zip-stream.ts'

/** One archive with what the client of a project may take along, in parts. */
export function packEverything(everything: EverythingOfProject): AsyncGenerator<Uint8Array> {
  const { madeAt, project } = everything
  return streamPack({ format: 'tallgrass-everything/1', madeAt, project }, entriesOf(everything))
}

async function* entriesOf(everything: EverythingOfProject): AsyncGenerator<ZipEntry> {
  const { documents, files, invoices, project, reviews } = everything
  yield { path: 'README.txt', content: strToU8(explain(everything)) }
  yield { path: 'project.json', content: toJson(project) }
  yield { path: REVIEWS, content: toJson(reviews) }
  yield { path: HAND_INS, content: toJson(toHandInList(everything)) }
  yield* messageEntries(everything)
  yield* documentEntries(documents)
  yield* invoiceEntries(invoices)
  yield* fileEntries(files)
}

/** The sealed file of each document, or the one to sign as long as there is none. */
async function* documentEntries(documents: EverythingOfProject['documents']): AsyncGenerator<ZipEntry> {
  for (const [n, { files, ...document }] of documents.entries()) {
    const folder = `agreements/${String(n + 1).padStart(2, '0')}-${document.documentType}`
    yield { path: `${folder}/document.json`, content: toJson(document) }
    const file = files.find(({ kind }) => kind === 'final') ?? files[0]
    if (file) yield { path: `${folder}/${file.kind}.pdf`, content: await file.read() }
  }
}

function explain({ madeAt, project }: EverythingOfProject): string {
  return `Everything about the project "${project.name}", from ${names.business}, as of ${toInstant(madeAt)}.

project.json     The project on that day.
agreements/      The documents that were sent to you: signed and sealed (final.pdf), or still to sign (original.pdf).
invoices/        Invoices and receipts.
${MESSAGES.text}     Messages about the project, to read; the same with all details in ${MESSAGES.data}.
${HAND_INS}    What was sent for review: notes, links, and the names and fingerprints of files.
${REVIEWS}   Task reviews. Those with takenBackAt were taken back by their author, and do not count.
files/           All files of the project.
${MANIFEST}   The SHA-256 of every file in this archive.

To check a sealed document, drop it on the page Verify a document of our site.
`
}
