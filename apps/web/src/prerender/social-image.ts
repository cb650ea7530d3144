import { contact, logo, names } from '@tallgrass/brand'
import { type GrassPlan, grassBlades } from '../lib/grass-blades'
import { SOCIAL_IMAGE } from '../lib/page-head'
import { brandColor, brandColorInDark } from './brand-colors'

const { width, height } = SOCIAL_IMAGE
const MARGIN = 80
/** Leaves room for the tall grass on the right. */
const MAX_LINE_WIDTH = 800

/** Draws one line of text as outlines, with the left end of the baseline at the origin. */
export type DrawText = (text: string, size: number) => { path: string; width: number }

const grass: GrassPlan = {
  seed: 20,
  width,
  height: 420,
  blades: { far: 110, mid: 70, near: 50 },
  tallest: (x) => 40 + 350 * Math.min(1, Math.max(0, (x - 420) / 640)) ** 1.6,
  seedsFrom: 150,
}

/** The preview image of a shared link: the title of the page above the grass. */
export function socialImageSvg(title: string, drawText: DrawText) {
  const paths = grassBlades(grass)
  const { lines, size } = layOut(title, drawText)
  const top = 250 - (lines.length - 2) * size * 0.4
  const text = lines.map((line, index) => at(MARGIN, top + index * size * 1.12, line))
  const stroke = (color: string, widthOfLine: number, d: string) =>
    `<path fill="none" stroke="${brandColorInDark(color)}" stroke-width="${widthOfLine}" stroke-linecap="round" d="${d}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${brandColor('deep')}"/>
<g transform="translate(0 ${height - grass.height})">
${stroke('grass-mid', 1.6, paths.far)}${stroke('grass-mid', 2.2, paths.mid)}${stroke('grass-near', 2.6, paths.near)}${stroke('amber', 2.6, paths.seed)}
</g>
<g fill="${brandColor('on-deep')}">${text.join('')}</g>
<g transform="translate(${MARGIN} ${MARGIN - 14}) scale(1.7)" fill="none" stroke-width="2.2" stroke-linecap="round">
<g stroke="${brandColor('on-deep')}">${logo.blades.map((blade) => `<path d="${blade}"/>`).join('')}</g>
<path stroke="${brandColorInDark('amber')}" d="${logo.seed}"/>
</g>
<g fill="${brandColor('on-deep')}">${at(MARGIN + 62, MARGIN + 20, drawText(names.business, 34).path)}</g>
<g fill="${brandColor('on-deep-muted')}">${at(MARGIN, height - 64, drawText(contact.region, 30).path)}</g>
</svg>`
}

/** Wraps the title, in the largest size that takes at most three lines. */
function layOut(title: string, drawText: DrawText) {
  for (const size of [84, 72, 60]) {
    const lines = wrap(title, (text) => drawText(text, size).width)
    if (lines.length <= 3 || size === 60) {
      return { size, lines: lines.map((line) => drawText(line, size).path) }
    }
  }
  throw new Error('There is no size to try')
}

function wrap(text: string, widthOf: (text: string) => number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer) <= MAX_LINE_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function at(x: number, y: number, path: string) {
  return `<path transform="translate(${x} ${y})" d="${path}"/>`
}
