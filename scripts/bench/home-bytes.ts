import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { inRepository } from '../bootstrap/repository.mjs'
import { printTable } from './print-table.ts'

const PAGE = 'pages/home.html'

/** The bytes that the home page loads before any interaction, in a browser that accepts brotli. */
export function benchHomeBytes(): void {
  const html = readFileSync(inRepository('apps/web/dist', PAGE), 'utf8')
  const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(html) ?? []
  const [, font = ''] = /url\((\/assets\/[^)]+\.woff2)\)/.exec(html) ?? []
  const rows = [PAGE, ...scripts.split(' '), font].map((file) => {
    const bytes = readFileSync(inRepository('apps/web/dist', file))
    // Fonts are already compressed.
    const sent = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    return { file, sent, raw: bytes.length }
  })
  const total = {
    file: 'total',
    sent: sum(rows.map((row) => row.sent)),
    raw: sum(rows.map((row) => row.raw)),
  }
  printTable(
    'Loaded by /, in bytes',
    ['', 'brotli', 'raw'],
    [...rows, total].map(({ file, raw, sent }) => [
      file,
      sent.toLocaleString('en-US'),
      raw.toLocaleString('en-US'),
    ]),
  )
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
