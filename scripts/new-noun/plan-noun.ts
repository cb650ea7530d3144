import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate } from './fill-template.ts'
import { findClash } from './find-clash.ts'
import { insertInto } from './insert-into.ts'
import { insertions } from './insertions.ts'
import { type NounNames, spellNoun } from './names.ts'
import { Refusal } from './refusal.ts'

export interface PlannedFile {
  path: string
  text: string
}

export interface Plan {
  names: NounNames
  created: PlannedFile[]
  changed: PlannedFile[]
}

const templates = join(import.meta.dirname, 'templates')

/** Plans the files of a noun and the changes to shared files, without writing anything. Throws a Refusal. */
export function planNoun(root: string, noun: string): Plan {
  const names = spellNoun(noun)
  const values = { ...names, number: nextMigration(root), digits: nextDigits(root) }
  const created = globSync('**/*.txt', { cwd: templates })
    .sort()
    .map((template) => ({
      path: fillPath(template, values),
      text: fillTemplate(readFileSync(join(templates, template), 'utf8'), values),
    }))
  const own = [`packages/core/src/${names.nouns}`, `apps/web/src/features/${names.nouns}`]
  const taken = [...own, ...created.map(({ path }) => path)].find((path) => existsSync(join(root, path)))
  if (taken) throw new Refusal(`"${noun}" already exists: ${taken}.`)
  const clash = findClash(root, created)
  if (clash)
    throw new Refusal(`"${noun}" conflicts with ${clash.name} in ${clash.path}. Choose another word.`)
  return { names, created, changed: changeShared(root, values) }
}

/** The path of a template's file: replaces NOUN, NOUNS, TABLE and NUMBER. */
function fillPath(template: string, values: NounNames & { number: string }): string {
  return template
    .replace(/\.txt$/, '')
    .replaceAll('\\', '/')
    .replaceAll('NOUNS', values.nouns)
    .replaceAll('NOUN', values.noun)
    .replaceAll('TABLE', values.table)
    .replaceAll('NUMBER', values.number)
}

function changeShared(root: string, values: Record<string, string>): PlannedFile[] {
  const paths = [...new Set(insertions.map(({ file }) => file))]
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const own = insertions.filter(({ file }) => file === path)
    return { path, text: fillTemplate(own.reduce(insertInto, text), values) }
  })
}

/** For example, `0042` after `0041_….ts`. */
function nextMigration(root: string): string {
  const last = globSync('[0-9][0-9][0-9][0-9]_*.ts', { cwd: join(root, 'migrations') })
    .sort()
    .at(-1)
  return String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, '0')
}

/** Unused first digits for sample ids. */
function nextDigits(root: string): string {
  const known = readFileSync(join(root, 'packages/mocks/src/samples/moments.ts'), 'utf8')
  for (let digits = 0x61; ; digits++) {
    if (!known.includes(`'${digits.toString(16)}'`)) return digits.toString(16)
  }
}
