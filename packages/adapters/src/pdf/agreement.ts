import { names } from '@tallgrass/brand'
import type { FinishedSigning, NewSigning } from '@tallgrass/core'
import { drawCertificate } from './certificate.ts'
import { beginningOf, drawClauses } from './clauses.ts'
import { drawFacts } from './facts-grid.ts'
import { drawHeading } from './heading.ts'
import { drawLetterhead } from './letterhead.ts'
import { drawPageFeet } from './page-foot.ts'
import { paper } from './paper.ts'
import { drawProse } from './prose.ts'
import { drawSampleNote, repeatSampleNote } from './sample-note.ts'
import { closeSheet, ensureRoom, hairline, heightOf, openSheet, type Sheet, tag, write } from './sheet.ts'
import { drawSignatureBlock, type SignaturePlace, signatureBlockHeight } from './signature-block.ts'
import { drawWatermark } from './watermark.ts'

const TITLE = { face: 'strong', size: 12 } as const
const PART = { face: 'display', size: 15 } as const
const LEAD = { size: 11 } as const
const MUTED = { size: 8.5, color: paper.muted } as const

/** The height of the line below the signatures. */
const VERSION_HEIGHT = 26

type Words = Pick<NewSigning, 'text' | 'title'>

/** The document for the signers. Equal text and time give equal bytes. `watermark` stands across every page. */
export function renderDocument(
  { sentAt, signers, text, title }: NewSigning,
  { watermark }: { watermark?: string } = {},
): Promise<Buffer> {
  const sheet = openSheet({ at: sentAt, title, subject: text.title })
  const places = signers.map(({ name, role }) => placeOf(text, { name, role, signed: null }))
  drawContract(sheet, { text, title }, places)
  if (watermark) drawWatermark(sheet, watermark)
  return finish(sheet, { text, title })
}

/** The same document with its signatures, and a certificate of who signed and what happened. */
export function renderFinished(signing: FinishedSigning): Promise<Buffer> {
  const { finishedAt, signatures, text, title } = signing
  const sheet = openSheet({ at: finishedAt, title, subject: text.title })
  const places = signatures.map(({ drawing, name, role, signedAt: at }) => {
    return placeOf(text, { name, role, signed: { drawing, at } })
  })
  drawContract(sheet, { text, title }, places)
  drawCertificate(sheet, signing)
  return finish(sheet, { text, title })
}

/** People sign for their organization, if they have one. */
function placeOf({ organization }: Words['text'], place: Omit<SignaturePlace, 'actsFor'>): SignaturePlace {
  return { ...place, actsFor: place.role === 'CLIENT' ? organization : names.business }
}

function drawContract(sheet: Sheet, { text, title }: Words, places: SignaturePlace[]): void {
  const signed = places.every((place) => place.signed)
  drawSampleNote(sheet, text.note)
  drawLetterhead(sheet)
  drawHeading(
    sheet,
    text.title,
    signed ? { text: 'Signed by everyone', tone: 'good' } : { text: 'For signature', tone: 'waiting' },
  )
  drawOpening(sheet, { text, title })
  drawClauses(sheet, { sections: text.sections, from: 1 })
  drawTermsTitle(sheet, text)
  drawClauses(sheet, {
    sections: text.terms,
    from: text.sections.length + 1,
    below: signatureBlockHeight(sheet, places) + VERSION_HEIGHT,
  })
  drawSignatureBlock(sheet, places)
  sheet.doc.y += 14
  drawProse(sheet, `Version: ${text.version}`, MUTED)
}

/** The document's own title, the parties and subject, and what signing it means. */
function drawOpening(sheet: Sheet, { text, title }: Words): void {
  const { doc, left, width } = sheet
  if (title !== text.title) {
    doc.y -= 8
    tag(sheet, 'P', () => write(sheet, title, { x: left, y: doc.y, ink: TITLE, width }))
    doc.y += 14
  }
  hairline(sheet, doc.y)
  doc.y += 10
  const facts = text.facts.map(({ label, value }) => ({ label, lines: value.split('\n') }))
  drawFacts(sheet, facts, Math.ceil(facts.length / 2))
  doc.y += 10
  hairline(sheet, doc.y)
  doc.y += 14
  drawProse(sheet, text.purpose, LEAD)
  doc.y += 4
}

/** Kept on one page with the beginning of the first term. */
function drawTermsTitle(sheet: Sheet, { terms: [first], termsTitle }: NewSigning['text']): void {
  const { doc, left, width } = sheet
  const height = heightOf(sheet, termsTitle, { ink: PART, width })
  doc.y += 20
  ensureRoom(sheet, height + 26 + (first ? beginningOf(sheet, first) : 0))
  hairline(sheet, doc.y)
  const y = doc.y + 12
  tag(sheet, 'H2', () => write(sheet, termsTitle, { x: left, y, ink: PART, width }))
}

function finish(sheet: Sheet, { text, title }: Words): Promise<Buffer> {
  repeatSampleNote(sheet, text.note)
  drawPageFeet(sheet, title)
  return closeSheet(sheet)
}
