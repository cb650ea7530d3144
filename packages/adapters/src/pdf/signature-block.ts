import { isSignatureDrawing, type SignerRole, signatureBox } from '@tallgrass/domain'
import { formatInstant } from './instant.ts'
import { paper } from './paper.ts'
import {
  decorate,
  ensureRoom,
  hairline,
  heightOf,
  type Ink,
  type Sheet,
  tag,
  widthOf,
  write,
} from './sheet.ts'

/** A party's place to sign. */
export interface SignaturePlace {
  role: SignerRole
  name: string
  /** The organization that they sign for; null for a client who is a person. */
  actsFor: string | null
  /** Null until it is signed. */
  signed: { drawing: string | null; at: Date } | null
}

const HEADING = { face: 'display', size: 15 } as const
const ROLE = { size: 8.5, color: paper.muted } as const
const NAME = { face: 'strong', size: 10 } as const
const MUTED = { size: 9, color: paper.muted } as const
const TYPED = [20, 15, 12].map((size) => ({ face: 'display', size }) as const)
const GAP = 28
const ABOVE = 24
/** The height of the heading and the names of the parties. */
const HEAD = 44
const ROOM = { width: 195, height: 52 }
const STROKE = 4

const LABELS: Record<SignerRole, string> = { CLIENT: 'Client', PROVIDER: 'Provider' }

/** The places to sign, side by side and kept on one page. */
export function drawSignatureBlock(sheet: Sheet, places: readonly SignaturePlace[]): void {
  const { doc, left, width } = sheet
  const { below, columns, room } = measure(sheet, places)
  ensureRoom(sheet, signatureBlockHeight(sheet, places))
  doc.y += ABOVE
  tag(sheet, 'H2', () => write(sheet, 'Signatures', { x: left, y: doc.y, ink: HEADING, width }))
  const top = doc.y + 10
  const line = top + 14 + room
  for (const { column, place } of columns) drawPlace(column, { place, top, line })
  doc.y = line + below
}

export function signatureBlockHeight(sheet: Sheet, places: readonly SignaturePlace[]): number {
  const { below, room } = measure(sheet, places)
  return ABOVE + HEAD + room + below
}

function measure(sheet: Sheet, places: readonly SignaturePlace[]) {
  const { left, width } = sheet
  const share = (width - GAP * (places.length - 1)) / places.length
  const columns = places.map((place, i) => {
    return { place, column: { ...sheet, left: left + i * (share + GAP), width: share } }
  })
  const room = Math.max(ROOM.height, ...columns.map(({ column, place }) => markHeight(column, place)))
  const below = Math.max(...columns.map(({ column, place }) => factsHeight(column, place)))
  return { below, columns, room }
}

function drawPlace(sheet: Sheet, { line, place, top }: { place: SignaturePlace; top: number; line: number }) {
  const { doc, left, width } = sheet
  const draw = (text: string, y: number, ink: Ink) =>
    tag(sheet, 'P', () => write(sheet, text, { x: left, y, ink, width }))
  draw(LABELS[place.role], top, ROLE)
  drawMark(sheet, place, line)
  hairline(sheet, line, paper.muted)
  draw(place.name, line + 7, NAME)
  for (const text of factsOf(place)) draw(text, doc.y + 2, MUTED)
}

/** The signature itself, on its line. */
function drawMark(sheet: Sheet, place: SignaturePlace, line: number): void {
  const { doc, left, width } = sheet
  const drawing = drawingOf(place)
  if (drawing !== undefined) {
    const scale = ROOM.width / signatureBox.width
    decorate(sheet, () => {
      doc.translate(left, line - ROOM.height).scale(scale)
      doc.lineWidth(STROKE).lineCap('round').lineJoin('round').path(drawing).stroke(paper.ink)
    })
    return
  }
  const { ink, text } = wordsOf(sheet, place)
  const y = line - 6 - heightOf(sheet, text, { ink, width })
  tag(sheet, 'P', () => write(sheet, text, { x: left, y, ink, width }))
}

/** Undefined if the drawing is missing or not valid; then the name is shown instead. */
function drawingOf({ signed }: SignaturePlace): string | undefined {
  const drawing = signed?.drawing
  return drawing && isSignatureDrawing(drawing) ? drawing : undefined
}

function wordsOf(sheet: Sheet, place: SignaturePlace): { text: string; ink: Ink } {
  const { name, signed } = place
  if (!signed) return { text: `To be signed electronically ${whoSigns(place)}`, ink: MUTED }
  const fitting = TYPED.find((ink) => widthOf(sheet, name, ink) <= sheet.width)
  return { text: name, ink: fitting ?? { face: 'display', size: 12 } }
}

/** Any administrator may countersign. */
function whoSigns({ actsFor, name, role }: SignaturePlace): string {
  const party = actsFor === null ? [] : [`for ${actsFor}`]
  return [...party, ...(role === 'CLIENT' ? [`by ${name}`] : [])].join(' ')
}

function markHeight(sheet: Sheet, place: SignaturePlace): number {
  if (drawingOf(place) !== undefined) return ROOM.height
  const { ink, text } = wordsOf(sheet, place)
  return heightOf(sheet, text, { ink, width: sheet.width }) + 6
}

function factsOf({ actsFor, signed }: SignaturePlace): string[] {
  return [
    `For ${actsFor ?? 'the client'}`,
    signed ? `Signed on ${formatInstant(signed.at)}` : 'Date: filled in when signed',
  ]
}

function factsHeight(sheet: Sheet, place: SignaturePlace): number {
  const { width } = sheet
  const lines = factsOf(place).map((text) => heightOf(sheet, text, { ink: MUTED, width }) + 2)
  return lines.reduce((sum, height) => sum + height, 7 + heightOf(sheet, place.name, { ink: NAME, width }))
}
