import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

const files = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: require.resolve(
    '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  ),
} as const

/** `display` is for headings; if it lacks a letter, `strong` replaces it for the whole text. */
export type Face = keyof typeof files
export const faces = ['text', 'strong', 'display'] as const satisfies readonly Face[]

/** Replaces a character that the face cannot draw. */
const UNKNOWN = '\u25a1'

/** Joiners, direction marks and the like, and control characters except line feeds. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\n)\p{Cc}/gu

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' })
const opened = new Map<Face, Font>()

/**
 * The font of a face for a new document. All documents share what has been read of it, which halves the time of a page:
 * 65 ms instead of 140 (November 23, 2026, fontkit 2.0.4, an agreement of three pages). Its glyphs remember the characters
 * that they were first used for, so every document starts without glyphs; `_glyphs` is fontkit's own, and a test fails if
 * that changes. Documents must be drawn one after the other, without waiting in between.
 */
export function faceFont(face: Face): Font {
  return Object.assign(open(face), { _glyphs: {} })
}

export interface Drawable {
  text: string
  face: Face
  /** True if a character was replaced because it cannot be drawn. */
  incomplete: boolean
}

/** The text as it can be drawn, and the face to draw it with. Keeps line breaks. */
export function toDrawable(text: string, face: Face): Drawable {
  const whole = text.normalize('NFC').replaceAll('\t', ' ')
  if (face === 'display' && !covers('display', whole)) return toDrawable(whole, 'strong')
  let incomplete = false
  const drawable = Array.from(graphemes.segment(whole), ({ segment }) => {
    const visible = segment.replaceAll(INVISIBLE, '')
    if (covers(face, visible)) return visible
    incomplete = true
    return UNKNOWN
  })
  return { text: drawable.join(''), face, incomplete }
}

function covers(face: Face, text: string): boolean {
  const font = open(face)
  return [...text].every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

function open(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const font = create(readFileSync(files[face]))
  if (font.type !== 'TTF') throw new Error(`${files[face]} is not a TrueType font`)
  opened.set(face, font)
  return font
}
