import { type PaperColor, paper } from './paper.ts'
import { decorate, type Sheet, tag, widthOf, write } from './sheet.ts'

export type NoteTone = 'good' | 'waiting' | 'ended' | 'plain'

const tones: Record<NoteTone, { fill: PaperColor; color: PaperColor }> = {
  good: { fill: paper.primarySoft, color: paper.primary },
  waiting: { fill: paper.accentSoft, color: paper.accentText },
  ended: { fill: paper.dangerSoft, color: paper.danger },
  plain: { fill: paper.raised, color: paper.muted },
}
const HEIGHT = 22
const PADDING = 10
const INK = { face: 'strong', size: 9 } as const

/** The document's status in a few words, right-aligned at this height. */
export function drawNote(sheet: Sheet, { text, tone, y }: { text: string; tone: NoteTone; y: number }): void {
  const { doc, left, width } = sheet
  const ink = { ...INK, color: tones[tone].color } as const
  const size = noteWidth(sheet, text)
  const x = left + width - size
  decorate(sheet, () => doc.roundedRect(x, y, size, HEIGHT, HEIGHT / 2).fill(tones[tone].fill))
  tag(sheet, 'P', () => write(sheet, text, { x: x + PADDING, y: y + 5.5, ink, lineBreak: false }))
}

export function noteWidth(sheet: Sheet, text: string): number {
  return widthOf(sheet, text, INK) + 2 * PADDING
}
