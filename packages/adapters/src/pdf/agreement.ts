import type { FinishedSigning, NewSigning } from '@tallgrass/core'
import { drawCertificate } from './certificate.ts'
import { drawFacts } from './facts-grid.ts'
import { drawHeading } from './heading.ts'
import { drawLetterhead } from './letterhead.ts'
import { drawPageFeet } from './page-foot.ts'
import { paper } from './paper.ts'
import { drawProse } from './prose.ts'
import { closeSheet, ensureRoom, openSheet, type Sheet, tag, write } from './sheet.ts'

const TITLE = { face: 'strong', size: 12 } as const
const HEADING = { face: 'strong', size: 10.5 } as const
const BODY = { size: 9.5 } as const
const MUTED = { size: 9, color: paper.muted } as const

/** What is put before the signers, the same bytes for the same words and day. */
export function renderDocument({ sentAt, text, title }: NewSigning): Promise<Buffer> {
  const sheet = openSheet({ at: sentAt, title, subject: text.title })
  drawWords(sheet, { text, title, state: 'For signature' })
  drawPageFeet(sheet, title)
  return closeSheet(sheet)
}

/** The same words, and a certificate of who has signed them and what happened. */
export function renderFinished(signing: FinishedSigning): Promise<Buffer> {
  const { finishedAt, text, title } = signing
  const sheet = openSheet({ at: finishedAt, title, subject: text.title })
  drawWords(sheet, { text, title, state: 'Signed by all' })
  drawCertificate(sheet, signing)
  drawPageFeet(sheet, title)
  return closeSheet(sheet)
}

type Words = Pick<NewSigning, 'text' | 'title'> & { state: 'For signature' | 'Signed by all' }

function drawWords(sheet: Sheet, { state, text, title }: Words): void {
  const { doc } = sheet
  drawLetterhead(sheet)
  drawHeading(sheet, text.title, { text: state, tone: state === 'For signature' ? 'waiting' : 'good' })
  drawFacts(
    sheet,
    text.facts.map(({ label, value }) => ({ label, lines: [value] })),
  )
  doc.y += 22
  drawLine(sheet, title, TITLE)
  doc.y += 3
  drawProse(sheet, text.purpose, BODY)
  drawSections(sheet, text.sections)
  doc.y += 12
  drawLine(sheet, text.termsTitle, TITLE)
  drawSections(sheet, text.terms)
  doc.y += 14
  drawProse(sheet, `${text.note} Text ${text.version}.`, MUTED)
}

function drawSections(sheet: Sheet, sections: NewSigning['text']['sections']): void {
  for (const { heading, paragraphs } of sections) {
    sheet.doc.y += 12
    ensureRoom(sheet, 48)
    drawLine(sheet, heading, HEADING)
    for (const paragraph of paragraphs) {
      sheet.doc.y += 3
      drawProse(sheet, paragraph, BODY)
    }
  }
}

function drawLine(sheet: Sheet, text: string, ink: typeof TITLE | typeof HEADING): void {
  const { doc, left, width } = sheet
  ensureRoom(sheet, 3 * ink.size)
  tag(sheet, 'H2', () => write(sheet, text, { x: left, y: doc.y, ink, width }))
}
