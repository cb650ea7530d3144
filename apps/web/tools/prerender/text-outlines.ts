import { openSync } from 'fontkit'

/** Draws one line of text as outlines, with the left end of the baseline at the origin. */
export type DrawText = (text: string, size: number) => { path: string; width: number }

/** Draws text as outlines, so that the renderer needs no font. Uses the default instance of a variable font. */
export function textOutlines(fontFile: string): DrawText {
  const font = openSync(fontFile)
  if (!('layout' in font)) throw new Error(`${fontFile} contains several fonts`)
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
