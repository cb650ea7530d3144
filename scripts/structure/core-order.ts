import { posix } from 'node:path'
import type { Import } from './parse-source.ts'
import { isTest } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/**
 * Who may import whom inside core: each what stands before it, types too. The floor is what every noun stands on; `path`
 * holds the joints between nouns, below the verbs that set them off and above the nouns that they move.
 */
export const coreOrder = {
  floor: ['ports', 'security', 'storage', 'limits', 'audit', 'work-items', 'providers'],
  nouns: [
    'mail',
    'sessions',
    'accounts',
    'users',
    'chat',
    'conversations',
    'leads',
    'bookings',
    'waitlist',
    'demos',
    'links',
    'projects',
    'invoices',
    'project-parts',
    'tasks',
    'evidence',
    'agreements',
    'documents',
    'path',
    'invitations',
    'signing',
    'payments',
    'evidence-packs',
    'jobs',
    'dashboards',
  ],
}

// Stands for the files beside the folders, between the floor and the nouns.
const BESIDE = '.'
const order = [...coreOrder.floor, BESIDE, ...coreOrder.nouns]

const SOURCES = 'packages/core/src/'
const TABLE = 'scripts/structure/core-order.ts'

/** No two nouns need each other, and none needs itself by way of others. */
export function checkCoreOrder(files: SourceFile[]): Violation[] {
  const core = files.filter(({ path }) => path.startsWith(SOURCES) && !isTest(path) && !isBarrel(path))
  return [...placeless(core), ...core.flatMap(importsFromBehind)]
}

// Names all of them, and none imports it.
function isBarrel(path: string) {
  return path === `${SOURCES}index.ts`
}

function placeless(core: SourceFile[]): Violation[] {
  const first = new Map(core.toReversed().map(({ path }) => [placeOf(path), path]))
  return [...first].flatMap(([place, file]) => {
    if (order.includes(place)) return []
    const wrong = `${place} has no place in the order of core`
    return [{ file, line: 1, wrong, fix: `name it in ${TABLE}, behind the last that it imports` }]
  })
}

function importsFromBehind({ imports, path }: SourceFile): Violation[] {
  const from = placeOf(path)
  return imports.flatMap((imported) => {
    const target = posix.join(posix.dirname(path), imported.specifier)
    if (!imported.specifier.startsWith('.') || mayImport(from, target, imported)) return []
    const to = placeOf(target)
    const name = to === BESIDE ? posix.basename(target) : to
    const own = from === BESIDE ? posix.basename(path) : from
    const wrong = `${own} imports ${name}, which does not come before it`
    return [{ file: path, line: imported.line, wrong, fix: fixOf(from, to) }]
  })
}

/** What has no place breaks another rule. */
function mayImport(from: string, target: string, { typeOnly }: Import): boolean {
  const to = placeOf(target)
  if (isBarrel(target)) return false
  if (to === from) return true
  const [own, other] = [order.indexOf(from), order.indexOf(to)]
  if (own < 0 || other < 0 || other < own) return true
  // Exempt: a context is made of the floor's types, and what stands on the floor is handed one.
  return to === BESIDE && typeOnly
}

function fixOf(from: string, to: string): string {
  if (to === BESIDE)
    return 'of what stands beside the folders import just the file, and on the floor just its types'
  if (!coreOrder.nouns.includes(from)) return `move what it needs before ${from}, or hand it in from a caller`
  return `move this file behind ${to}, or what it needs before ${from}; a joint between the two goes to path`
}

function placeOf(path: string): string {
  return posix.dirname(path.replace(SOURCES, '')).split('/')[0] ?? BESIDE
}
