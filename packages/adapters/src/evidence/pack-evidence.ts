import { names } from '@tallgrass/brand'
import type { ProjectEvidence } from '@tallgrass/core'
import { toInstant } from '@tallgrass/domain'
import { strToU8 } from 'fflate'
import { AUDIT_HEAD, HAND_INS, HISTORY, MANIFEST, MESSAGES, REVIEWS } from './pack-manifest.ts'
import { messageEntries } from './pack-messages.ts'
import { fileEntries, invoiceEntries, streamPack, toHandInList, toJson } from './pack-parts.ts'
import type { ZipEntry } from './zip-stream.ts'

/**
 * One archive with all the evidence of a project, and a manifest with the fingerprint of each file, in parts. Equal
 * evidence gives equal bytes.
 */
export function packEvidence(evidence: ProjectEvidence): AsyncGenerator<Uint8Array> {
  const { madeAt, project } = evidence
  return streamPack({ format: 'tallgrass-evidence/2', madeAt, project }, entriesOf(evidence))
}

async function* entriesOf(evidence: ProjectEvidence): AsyncGenerator<ZipEntry> {
  const { auditHead, client, documents, files, history, invoices, project, reviews } = evidence
  yield { path: 'README.txt', content: strToU8(explain(evidence)) }
  yield { path: 'project.json', content: toJson(project) }
  yield { path: 'client.json', content: toJson(client) }
  yield { path: REVIEWS, content: toJson(reviews) }
  yield { path: HAND_INS, content: toJson(toHandInList(evidence)) }
  yield { path: HISTORY, content: toJson(history) }
  if (auditHead) yield { path: AUDIT_HEAD, content: toJson(auditHead) }
  yield* messageEntries(evidence)
  yield* documentEntries(documents)
  yield* invoiceEntries(invoices)
  yield* fileEntries(files)
}

/** Each document has its own folder: the original, the signed copy, and every step in between. */
async function* documentEntries(documents: ProjectEvidence['documents']): AsyncGenerator<ZipEntry> {
  for (const [n, { evidence, files, ...document }] of documents.entries()) {
    const folder = `agreements/${String(n + 1).padStart(2, '0')}-${document.documentType}`
    yield { path: `${folder}/evidence.json`, content: toJson({ ...document, evidence }) }
    for (const { kind, read } of files) yield { path: `${folder}/${kind}.pdf`, content: await read() }
  }
}

function explain({ madeAt, project }: ProjectEvidence): string {
  return `Evidence for the project "${project.name}", exported from ${names.business} on ${toInstant(madeAt)}.

project.json     The project on the day of the export.
client.json      The client and the contact in charge, by their names on the day of the export.
agreements/      The documents sent for signature (original.pdf), the signed and sealed copies (final.pdf), and
                 who signed for which organization, with the fingerprint of every step in between (evidence.json).
invoices/        Invoices and receipts.
${MESSAGES.text}     Messages about the project, with internal notes, to read; with all details in ${MESSAGES.data}.
${HAND_INS}    What was sent for review: notes, links, and the names and fingerprints of files.
files/           Files of messages, and those that were handed in.
${REVIEWS}   Task reviews, each with the fingerprint of what was reviewed. Those with takenBackAt were taken back by
                 their author, and do not count.
${HISTORY}     The history of the project, without what is internal, and the data to verify each entry.
${AUDIT_HEAD}  The signed row count of the ${names.business} audit log: no row can be removed unnoticed.
${MANIFEST}   The SHA-256 of every file in this archive.

To verify everything offline: npm run verify -- FILE.zip
`
}
