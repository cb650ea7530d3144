import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Growth, tableGrowth } from './table-growth.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = (name: string) => readFileSync(join(root, '.github', name), 'utf8')

const growth = new Map<string, Growth>(Object.entries(tableGrowth))
const nameOf = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The rows of the tables on a page, without heads and rulers, as cells. */
function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter(
      (line, at, lines) =>
        line.startsWith('|') && !/^\|[ -]*-/.test(lines[at + 1] ?? '') && !/^\| *-/.test(line),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

test('a table that goes with another one goes with one that is bounded or named', () => {
  for (const [table, one] of growth) {
    const seen = new Set([table])
    for (let next = one; 'with' in next; next = growth.get(next.with) ?? { most: 'none' }) {
      expect(seen, `${table} goes with itself`).not.toContain(next.with)
      seen.add(next.with)
    }
  }
})

test('the page for operators names every table that grows, with its rate, and no other', () => {
  const [, section = ''] = page('OPERATION.md').split('## What grows\n')
  const [rows = ''] = section.split('\n## ')
  const named = rowsOf(rows).flatMap(([tables = '', rate]) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, table]) => [table, rate]),
  )
  const growing = [...growth].flatMap(([table, one]) => ('grows' in one ? [[nameOf(table), one.grows]] : []))
  expect(named.sort()).toEqual(growing.sort())
})

test('every sentence that TROUBLESHOOTING.md quotes is one that the product has', () => {
  const sources = ['packages', 'apps', 'scripts'].map((folder) => sourcesIn(join(root, folder))).join('\n')
  const rows = rowsOf(page('TROUBLESHOOTING.md'))
  expect(rows.length).toBeGreaterThan(40)
  for (const [seen = '', ...answers] of rows) {
    const quotes = [...seen.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)
    expect(quotes.length, `a row without a sentence: ${seen}`).toBeGreaterThan(0)
    expect(answers.every(Boolean), `a row without an answer: ${seen}`).toBe(true)
    for (const part of quotes.flatMap((quote) => quote.split('…')))
      expect(sources.includes(part.trim()), `“${part.trim()}” is nowhere in the code`).toBe(true)
  }
})

test('TROUBLESHOOTING.md has a line for everything that System Health finds wrong', () => {
  const [, section = ''] = page('TROUBLESHOOTING.md').split('## System Health says so\n')
  const [rows = ''] = section.split('\n## ')
  const parts = rowsOf(rows).flatMap(([seen = '']) =>
    [...seen.matchAll(/“([^”]+)”/g)].flatMap(([, quote = '']) => quote.split('…')),
  )
  const folder = join(root, 'packages/core/src/dashboards')
  // The words of services are in one file.
  const files = readdirSync(folder)
    .filter((name) => /-facts?\.ts$/.test(name) && name !== 'provider-fact.ts')
    .concat('read-health.ts')
  const silent = files.filter((name) => {
    const source = readFileSync(join(folder, name), 'utf8')
    return !parts.some((part) => part.length > 12 && source.includes(part.trim()))
  })
  expect(silent).toEqual([])
})

/** The text of all source files, without their tests. */
function sourcesIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'tests', 'e2e', '.types', 'fixtures'].includes(entry.name)
          ? ''
          : sourcesIn(path)
      return /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
        ? readFileSync(path, 'utf8')
        : ''
    })
    .join('\n')
}
