import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { BuiltSite } from './built-site.ts'
import { textOutlines } from './text-outlines.ts'

/** The icons, and a picture for every page that people may share. `headings`: what is written on it, by path. */
export async function drawImages({ dist, entry }: BuiltSite, font: string, headings: Map<string, string>) {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(wasm))
  const drawText = textOutlines(font)
  writeFileSync(join(dist, 'favicon.svg'), entry.faviconSvg())
  for (const { file, size, svg } of entry.icons) draw(join(dist, file), size, svg)
  for (const [path, heading] of headings) {
    const file = join(dist, entry.socialImagePath(path))
    draw(file, entry.SOCIAL_IMAGE.width, entry.socialImageSvg(heading, drawText))
  }
}

function draw(file: string, width: number, svg: string) {
  mkdirSync(dirname(file), { recursive: true })
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  writeFileSync(file, image.render().asPng())
}
