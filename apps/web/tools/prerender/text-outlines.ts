import { openSync } from 'fontkit'

/** Draws one line of text: the outline of its letters, with the left end of the baseline at the origin. */
export type DrawText = (text: string, size: number) => { path: string; width: number }

/** Text as the outlines of its letters, so that what draws them needs no font. A variable font in its own default. */
export function textOutlines(fontFile: string): DrawText {
  const font = openSync(fontFile)
  if (!('layout' in font)) throw new Error(`${fontFile} holds several fonts`)
  return (text, size) => {
    const { glyphs, positions } = font.layout(text)
    const scale = size / font.unitsPerEm
    let x = 0
    const letters = glyphs.map((glyph, index) => {
      const letter = glyph.path
        .scale(scale, -scale)
        .translate(x * scale, 0)
        .toSVG()
      x += positions[index]?.xAdvance ?? 0
      return letter
    })
    return { path: letters.join(''), width: x * scale }
  }
}
