import type { NewSigning } from '@tallgrass/core'
import type { SignerRole } from '@tallgrass/domain'
import { paper } from '../../pdf/paper.ts'
import { drawProse } from '../../pdf/prose.ts'
import { closeSheet, decorate, hairline, openSheet, type Sheet, tag, write } from '../../pdf/sheet.ts'

const HEADING = { face: 'display', size: 22 } as const
const NAME = { face: 'strong', size: 11 } as const
const SMALL = { size: 8.5, color: paper.muted } as const
/** In the color of the paper: only BoldSign reads the tags, and replaces them with fields as high as the letters. */
const FIELD = { size: 26, color: paper.sheet } as const
const DATE_FIELD = { size: 13, color: paper.sheet } as const
const DATE_LEFT = 330

const WORDS: Record<SignerRole, string> = { CLIENT: 'Client', PROVIDER: 'Provider' }

/** The last page, with a place for each signer in signing order. */
export function renderSignaturePage({ sentAt, signers, text, title }: NewSigning): Promise<Buffer> {
  const sheet = openSheet({ at: sentAt, title, subject: 'Signatures' })
  const { doc, left, width } = sheet
  tag(sheet, 'H1', () => write(sheet, 'Signatures', { x: left, y: doc.y, ink: HEADING, width }))
  doc.y += 8
  drawProse(sheet, `These signatures apply to “${title}” as shown on the preceding pages.`, SMALL)
  for (const [i, signer] of signers.entries())
    drawPlace(sheet, { ...signer, line: lineOf(signer, text) }, i + 1)
  return closeSheet(sheet)
}

function lineOf({ role }: NewSigning['signers'][number], { organization }: NewSigning['text']): string {
  return role === 'CLIENT' && organization ? `${WORDS[role]}, for ${organization}` : WORDS[role]
}

function drawPlace(sheet: Sheet, { line, name }: { line: string; name: string }, order: number): void {
  const { doc, left, width } = sheet
  const y = doc.y + 56
  decorate(sheet, () => {
    write(sheet, `{{sign|${order}|*}}`, { x: left, y, ink: FIELD, lineBreak: false })
    write(sheet, `{{date|${order}|*}}`, { x: left + DATE_LEFT, y: y + 12, ink: DATE_FIELD, lineBreak: false })
  })
  hairline(sheet, y + 38, paper.muted)
  tag(sheet, 'P', () => write(sheet, name, { x: left, y: y + 44, ink: NAME, width: DATE_LEFT - 20 }))
  const below = doc.y
  tag(sheet, 'P', () => write(sheet, 'Date', { x: left + DATE_LEFT, y: y + 45, ink: SMALL }))
  tag(sheet, 'P', () => write(sheet, line, { x: left, y: below + 1, ink: SMALL, width }))
}
