import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { BuiltSite } from './built-site.ts'
import { textOutlines } from './text-outlines.ts'

/** Draws the icons and the preview images of shareable pages. `headings`: the text of each image, by path. */
export async function drawImages({ dist, entry }: BuiltSite, font: string, headings: Map<string, string>) {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(wasm))
  const drawText = textOutlines(font)
  writeFileSync(join(dist, 'favicon.svg'), entry.faviconSvg())
  for (const { file, size, svg } of entry.icons) draw(join(dist, file), size, svg)
  // Browsers request this file for pages without an icon, such as a PDF in its own tab.
  writeFileSync(join(dist, 'favicon.ico'), toIco(paint(entry.tabIcon, TAB_ICON_SIZE)))
  for (const [path, heading] of headings) {
    const file = join(dist, entry.socialImagePath(path))
    draw(file, entry.SOCIAL_IMAGE.width, entry.socialImageSvg(heading, drawText))
  }
}

function draw(file: string, width: number, svg: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, paint(svg, width))
}

function paint(svg: string, width: number) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

const TAB_ICON_SIZE = 32
const ICO_HEADER = 22

/** An icon file with one PNG: a header of 6 bytes, one directory entry of 16 bytes, and the image. */
function toIco(png: Uint8Array): Buffer {
  const header = Buffer.alloc(ICO_HEADER)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(TAB_ICON_SIZE, 6)
  header.writeUInt8(TAB_ICON_SIZE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER, 18)
  return Buffer.concat([header, png])
}
