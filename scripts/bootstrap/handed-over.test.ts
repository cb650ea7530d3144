import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const scripts = fileURLToPath(new URL('../', import.meta.url))
const starters = readdirSync(scripts).filter((name) => name.endsWith('.mjs'))

test.each(starters)('every program that %s starts exists', (name) => {
  const source = readFileSync(`${scripts}${name}`, 'utf8')
  const programs = [...source.matchAll(/'scripts\/([\w./-]+)'/g)].map(([, program]) => program ?? '')
  expect(programs.filter((program) => !existsSync(scripts + program))).toEqual([])
})
