import { createHash } from 'node:crypto'
import { names } from '@tallgrass/brand'
import type { ProjectEvidence } from '@tallgrass/core'
import { toInstant } from '@tallgrass/domain'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { renderInvoice } from '../pdf/invoice.ts'
import { renderReceipt } from '../pdf/receipt.ts'
import { AUDIT_HEAD, HISTORY, MANIFEST, type PackManifest } from './pack-manifest.ts'

/**
 * One archive with all the evidence of a project, and a manifest with the fingerprint of each file. Equal evidence
 * gives equal bytes.
 */
export async function packEvidence(evidence: ProjectEvidence): Promise<Buffer> {
  const files = new Map<string, Uint8Array>([
    ['README.txt', strToU8(explain(evidence))],
    ['project.json', toJson(evidence.project)],
    ['client.json', toJson(evidence.client)],
    ['approvals.json', toJson(evidence.reviews)],
    [HISTORY, toJson(evidence.history)],
    ...auditHeadFile(evidence),
    ...documentFiles(evidence),
    ...(await invoiceFiles(evidence)),
  ])
  const { id, name } = evidence.project
  const manifest: PackManifest = {
    format: 'tallgrass-evidence/1',
    project: { id, name },
    madeAt: toInstant(evidence.madeAt),
    files: [...files].map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256Of(bytes) })),
  }
  files.set(MANIFEST, toJson(manifest))
  const archive: Zippable = Object.fromEntries(files)
  return Buffer.from(zipSync(archive, { mtime: evidence.madeAt, level: 6 }))
}

function auditHeadFile({ auditHead }: ProjectEvidence): [string, Uint8Array][] {
  return auditHead ? [[AUDIT_HEAD, toJson(auditHead)]] : []
}

/** Each document has its own folder: the original, the signed copy, and every step in between. */
function documentFiles({ documents }: ProjectEvidence): [string, Uint8Array][] {
  return documents.flatMap(({ evidence, files, ...document }, n) => {
    const folder = `agreements/${String(n + 1).padStart(2, '0')}-${document.documentType}`
    const pdfs = files.map(({ content, kind }): [string, Uint8Array] => [`${folder}/${kind}.pdf`, content])
    return [[`${folder}/evidence.json`, toJson({ ...document, evidence })], ...pdfs]
  })
}

async function invoiceFiles({ invoices }: ProjectEvidence): Promise<[string, Uint8Array][]> {
  const files: [string, Uint8Array][] = []
  for (const { invoice, receipt } of invoices) {
    const name = `invoices/${invoice.number ?? invoice.id}`
    files.push([`${name}.pdf`, await renderInvoice(invoice)])
    if (receipt) files.push([`${name}-receipt.pdf`, await renderReceipt(receipt)])
  }
  return files
}

function explain({ madeAt, project }: ProjectEvidence): string {
  return `Evidence for the project "${project.name}", exported from ${names.business} on ${toInstant(madeAt)}.

project.json     The project on the day of the export.
client.json      The client and the contact in charge, by their names on the day of the export.
agreements/      The documents sent for signature (original.pdf), the signed and sealed copies (final.pdf), and
                 who signed for which organization, with the fingerprint of every step in between (evidence.json).
invoices/        Invoices and receipts.
approvals.json   Task reviews, each with the fingerprint of what was reviewed.
${HISTORY}     The full history of the project, with the data to verify each entry.
${AUDIT_HEAD}  The signed row count of the ${names.business} audit log: no row can be removed unnoticed.
${MANIFEST}   The SHA-256 of every file in this archive.

To verify everything offline: npm run verify -- FILE.zip
`
}

function toJson(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, undefined, 2)}\n`)
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
