import { names } from '@tallgrass/brand'
import type { FinishedSignature, FinishedSigning } from '@tallgrass/core'
import { formatInstant } from './instant.ts'
import { paper } from './paper.ts'
import { drawProse } from './prose.ts'
import { ensureRoom, heightOf, type Sheet, tag, write } from './sheet.ts'
import { type Column, drawTable } from './table.ts'
import { twoColumns } from './two-columns.ts'

const HEADING = { face: 'display', size: 24 } as const
const PART = { face: 'display', size: 15 } as const
const LEAD = { size: 11 } as const
const LABEL = { size: 9.5, color: paper.muted } as const
const VALUE = { size: 9.5 } as const
const CELL = { size: 8.5 } as const
const PRINT = { size: 7, tabular: true } as const
const LINE_GAP = 1.5

const WORDS = { CLIENT: 'Client', PROVIDER: 'Provider' } as const

/** On its own pages: what was signed, by whom and how, all events of the document, and how to verify the file. */
export function drawCertificate(sheet: Sheet, signing: FinishedSigning): void {
  const { doc, left, width } = sheet
  ensureRoom(sheet, Number.MAX_SAFE_INTEGER)
  tag(sheet, 'H1', () => write(sheet, 'Certificate of signature', { x: left, y: doc.y, ink: HEADING, width }))
  doc.y += 6
  drawProse(sheet, `What ${names.business} recorded about the signing of this document.`, LEAD)
  doc.y += 12
  drawRows(sheet, [
    ['Document', signing.title],
    ['Document ID', signing.documentId],
    ...(signing.id === signing.documentId ? [] : [['E-signature ID', signing.id] as const]),
    ['SHA-256 of the original', signing.originalSha256],
    ['Sealed', formatInstant(signing.finishedAt)],
  ])
  for (const signature of signing.signatures) drawSignature(sheet, signature, signing.text.organization)
  drawEvidence(sheet, signing.evidence)
  drawCheck(sheet, signing.verifyUrl)
}

/** A client with a name of its own is the one for whom its people sign. */
function drawSignature(sheet: Sheet, signature: FinishedSignature, organization: string | null): void {
  const { consentVersion, drawing, email, ip, name, role, signedAt, userAgent } = signature
  const rows = [
    ['Name', name],
    ...(organization && role === 'CLIENT' ? [['Signed for', organization] as const] : []),
    ['Email', email],
    ['Signed', formatInstant(signedAt)],
    ['How', drawing === null ? 'Name typed' : 'Drawn by hand'],
    ['Consent', `To electronic records and signatures, version ${consentVersion}`],
    ['IP address', ip ?? 'Not recorded'],
    ['Browser', userAgent ?? 'Not recorded'],
  ] as const
  drawPart(sheet, WORDS[role], rowsHeight(sheet, rows))
  drawRows(sheet, rows)
}

const evidenceColumns: Column<FinishedSigning['evidence'][number]>[] = [
  { label: 'When', width: 104, ink: CELL, cell: ({ at }) => formatInstant(at) },
  { label: 'What', ink: CELL, cell: ({ what }) => what },
  {
    label: 'Who',
    width: 118,
    ink: CELL,
    cell: ({ from, who }) => (from === null ? who : `${who}\n${from}`),
  },
  // In lines of sixteen digits, which are easier to compare by eye.
  {
    label: 'Fingerprint',
    width: 76,
    ink: PRINT,
    cell: ({ hash }) => hash.replaceAll(/(.{16})(?=.)/g, '$1\n'),
  },
]

function drawEvidence(sheet: Sheet, evidence: FinishedSigning['evidence']): void {
  drawPart(sheet, 'What happened', 170)
  drawProse(
    sheet,
    'Each fingerprint is the SHA-256 of its line and the previous fingerprint, so no line can be changed, removed or moved unnoticed.',
    LABEL,
  )
  sheet.doc.y += 8
  drawTable(sheet, evidenceColumns, evidence)
}

function drawCheck(sheet: Sheet, verifyUrl: string): void {
  drawPart(sheet, 'How to verify this file', 80)
  drawProse(
    sheet,
    `Open ${verifyUrl} and choose this file. The file stays on your device, and the page tells you whether it is unchanged since it was sealed.`,
    VALUE,
  )
  sheet.doc.y += 4
  const command = 'npm run verify -- file.pdf'
  drawProse(
    sheet,
    `To verify it offline, run ${command} in ${names.product}. It needs only the file. A single changed or added byte breaks the seal.`,
    VALUE,
  )
}

/** A heading, kept on one page with the given height below it. */
function drawPart(sheet: Sheet, text: string, below: number): void {
  const { doc, left, width } = sheet
  doc.y += 22
  ensureRoom(sheet, 30 + below)
  const { y } = doc
  tag(sheet, 'H2', () => write(sheet, text, { x: left, y, ink: PART, width }))
  doc.y += 6
}

type Rows = readonly (readonly [label: string, value: string])[]

function drawRows(sheet: Sheet, rows: Rows): void {
  const { doc } = sheet
  const { main, side } = twoColumns(sheet)
  for (const [label, value] of rows) {
    const height = rowHeight(sheet, value)
    ensureRoom(sheet, height)
    const { y } = doc
    tag(sheet, 'P', () => {
      write(sheet, label, { x: side.left, y, ink: LABEL, width: side.width })
      write(sheet, value, { x: main.left, y, ink: VALUE, width: main.width, lineGap: LINE_GAP })
    })
    doc.y = y + height
  }
}

function rowHeight(sheet: Sheet, value: string): number {
  return heightOf(sheet, value, { ink: VALUE, width: twoColumns(sheet).main.width, lineGap: LINE_GAP }) + 3
}

function rowsHeight(sheet: Sheet, rows: Rows): number {
  return rows.reduce((sum, [, value]) => sum + rowHeight(sheet, value), 0)
}
