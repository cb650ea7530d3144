import { names } from '@tallgrass/brand'
import PDFDocument from 'pdfkit'
import { type Drawable, type Face, faceFont, faces, toDrawable } from './faces.ts'
import { type PaperColor, paper } from './paper.ts'

const POINTS_AN_INCH = 72
const SIDE = 0.75 * POINTS_AN_INCH
const TOP = 0.75 * POINTS_AN_INCH
/** Contains the page foot. */
const BOTTOM = POINTS_AN_INCH

/** A document being drawn, on US Letter. Screen readers read what is drawn inside `tag`, in the order of drawing. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  root: Tag
  left: number
  width: number
  /** The y where the content area ends and the page foot begins. */
  bottom: number
}

export type Tag = ReturnType<PDFKit.PDFDocument['struct']>

/** `at` is the only date in the document's metadata, so that equal facts give equal bytes. */
export function openSheet({ at, subject, title }: { at: Date; subject: string; title: string }): Sheet {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: BOTTOM, left: SIDE, right: SIDE },
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // An empty name prevents PDFKit from opening its default font.
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: names.business,
      Creator: names.product,
      Producer: names.product,
      CreationDate: at,
      ModDate: at,
    },
  })
  for (const face of faces) {
    // PDFKit accepts opened fonts, too; its types do not say so.
    doc.registerFont(face, faceFont(face) as unknown as Buffer)
  }
  doc.addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const { height, width } = doc.page
  return { doc, root, left: SIDE, width: width - 2 * SIDE, bottom: height - BOTTOM }
}

export interface Ink {
  face?: Face
  size: number
  color?: PaperColor
  /** Digits of equal width, for numbers in columns. */
  tabular?: boolean
}

type Layout = Pick<PDFKit.Mixins.TextOptions, 'align' | 'height' | 'lineBreak' | 'lineGap' | 'link' | 'width'>

/** Writes text and moves `doc.y` below it. Characters that cannot be drawn can still be copied and read aloud. */
export function write(
  { doc }: Sheet,
  text: string,
  { x, y, ink, ...layout }: Layout & { x: number; y: number; ink: Ink },
): void {
  const drawable = pick(doc, text, ink)
  if (drawable.incomplete) doc.markContent('Span', { actual: text })
  doc.fillColor(ink.color ?? paper.ink).text(drawable.text, x, y, { ...layout, ...featuresOf(ink) })
  if (drawable.incomplete) doc.endMarkedContent()
}

export function heightOf({ doc }: Sheet, text: string, { ink, ...layout }: Layout & { ink: Ink }): number {
  return doc.heightOfString(pick(doc, text, ink).text, { ...layout, ...featuresOf(ink) })
}

export function widthOf({ doc }: Sheet, text: string, ink: Ink): number {
  return doc.widthOfString(pick(doc, text, ink).text, featuresOf(ink))
}

function pick(doc: PDFKit.PDFDocument, text: string, { face = 'text', size }: Ink): Drawable {
  const drawable = toDrawable(text, face)
  doc.font(drawable.face).fontSize(size)
  return drawable
}

function featuresOf({ tabular = false }: Ink): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return tabular ? { features: ['tnum'] } : {}
}

/** Draws a tagged part of the document, such as 'H1' or 'P'. */
export function tag({ doc, root }: Sheet, type: string, draw: () => void, parent: Tag = root): void {
  parent.add(doc.struct(type, {}, draw))
}

/** Draws something that screen readers skip. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export function hairline(sheet: Sheet, y: number, color: PaperColor = paper.line): void {
  const { doc, left, width } = sheet
  decorate(sheet, () => {
    doc
      .lineWidth(0.75)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(color)
  })
}

/** Starts a new page if less than `height` is left; true if it did. */
export function ensureRoom({ bottom, doc }: Sheet, height: number): boolean {
  if (doc.y + height <= bottom) return false
  doc.addPage()
  doc.y = TOP
  return true
}

/** Finishes the document and returns the file. */
export function closeSheet({ doc, root }: Sheet): Promise<Buffer> {
  const pieces: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece))
    doc.on('end', () => resolve(Buffer.concat(pieces)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
