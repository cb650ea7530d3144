import { hours } from '@tallgrass/brand'
import type { FinishedSigning } from '@tallgrass/core'
import { paper } from './paper.ts'
import { drawProse } from './prose.ts'
import { decorate, ensureRoom, type Sheet, tag, write } from './sheet.ts'
import { drawTable } from './table.ts'

const HEADING = { face: 'display', size: 22 } as const
const TITLE = { face: 'strong', size: 11 } as const
const NAME = { face: 'display', size: 20 } as const
const SMALL = { size: 8.5, color: paper.muted } as const

const WORDS = { CLIENT: 'Client', PROVIDER: 'Provider' } as const
/** Of the box that signatures are drawn in, and of the room that they get here. */
const BOX = { width: 600, height: 160 }
const ROOM = { width: 225, height: 60 }

const instant = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: hours.timeZone,
})

/** On pages of its own: who has signed, and everything that happened to the document, each with its fingerprint. */
export function drawCertificate(
  sheet: Sheet,
  { evidence, originalSha256, signatures }: FinishedSigning,
): void {
  const { doc, left, width } = sheet
  ensureRoom(sheet, Number.MAX_SAFE_INTEGER)
  tag(sheet, 'H1', () => write(sheet, 'Certificate of signature', { x: left, y: doc.y, ink: HEADING, width }))
  doc.y += 8
  drawProse(sheet, `SHA-256 of the document as it was put before the signers: ${originalSha256}`, SMALL)
  for (const signature of signatures) drawSignature(sheet, signature)
  doc.y += 18
  ensureRoom(sheet, 80)
  tag(sheet, 'H2', () => write(sheet, 'What happened', { x: left, y: doc.y, ink: TITLE, width }))
  doc.y += 6
  drawTable(
    sheet,
    [
      { label: 'When', width: 120, cell: ({ at }) => instant.format(at) },
      { label: 'What', cell: ({ what }) => what },
      { label: 'Who', width: 100, cell: ({ from, who }) => (from === null ? who : `${who}, ${from}`) },
      { label: 'Fingerprint', width: 90, cell: ({ hash }) => hash.slice(0, 16) },
    ],
    evidence,
  )
}

function drawSignature(sheet: Sheet, signature: FinishedSigning['signatures'][number]): void {
  const { doc, left, width } = sheet
  const { drawing, ip, name, role, signedAt } = signature
  doc.y += 16
  ensureRoom(sheet, ROOM.height + 40)
  if (drawing === null) {
    tag(sheet, 'P', () => write(sheet, name, { x: left, y: doc.y, ink: NAME, width }))
  } else {
    const top = doc.y
    decorate(sheet, () => {
      doc.translate(left, top).scale(ROOM.width / BOX.width, ROOM.height / BOX.height)
      doc.lineWidth(4).lineCap('round').lineJoin('round').path(drawing).stroke(paper.ink)
    })
    doc.y = top + ROOM.height
  }
  const from = ip === null ? '' : `, from ${ip}`
  const words = `${WORDS[role]}: ${name}, ${instant.format(signedAt)}${from}`
  tag(sheet, 'P', () => write(sheet, words, { x: left, y: doc.y + 2, ink: SMALL, width }))
}
