import { posix } from 'node:path'
import type { Import } from './parse-source.ts'
import { isTest } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/**
 * Who may import whom inside core: each folder may import the ones listed before it, types included. Every noun builds
 * on the floor. `path` holds the joints between nouns: after the nouns that a joint changes, before the verbs that
 * trigger it.
 */
export const coreOrder = {
  floor: [
    'ports',
    'security',
    'storage',
    'limits',
    'audit',
    'events',
    'work-items',
    'providers',
    'changes',
    'surroundings',
  ],
  nouns: [
    'mail',
    'sessions',
    'api-keys',
    'second-factor',
    'sign-ins',
    'live',
    'accounts',
    'passkeys',
    'sign-in-links',
    'profile',
    'contacts',
    'viewing',
    'notifications',
    'chat',
    'conversations',
    'users',
    'leads',
    'bookings',
    'waitlist',
    'demos',
    'webhooks',
    'links',
    'projects',
    'invoices',
    'evidence',
    'agreements',
    'project-parts',
    'tasks',
    'files',
    'messages',
    'hand-ins',
    'documents',
    'organizations',
    'path',
    'invitations',
    'single-sign-on',
    'colleagues',
    'signing',
    'payments',
    'evidence-packs',
    'my-data',
    'backups',
    'jobs',
    'restores',
    'dashboards',
    'own-answers',
  ],
}

// The files next to the folders, such as ctx.ts: after the floor, before the nouns.
const ROOT = '.'
const order = [...coreOrder.floor, ROOT, ...coreOrder.nouns]

const SOURCES = 'packages/core/src/'
const TABLE = 'scripts/structure/core-order.ts'

/** Ensures that no two folders of core import each other, directly or indirectly. */
export function checkCoreOrder(files: SourceFile[]): Violation[] {
  const core = files.filter(({ path }) => path.startsWith(SOURCES) && !isTest(path) && !isBarrel(path))
  return [...unplaced(core), ...core.flatMap(importsFromLater)]
}

// The entries export from all folders; nothing in core imports them.
function isBarrel(path: string) {
  return path === `${SOURCES}index.ts` || path === `${SOURCES}people.ts`
}

function unplaced(core: SourceFile[]): Violation[] {
  const first = new Map(core.toReversed().map(({ path }) => [placeOf(path), path]))
  return [...first].flatMap(([place, file]) => {
    if (order.includes(place)) return []
    const wrong = `${place} is missing from the order of core`
    return [{ file, line: 1, wrong, fix: `add it to ${TABLE}, after the last folder that it imports` }]
  })
}

function importsFromLater({ imports, path }: SourceFile): Violation[] {
  const from = placeOf(path)
  return imports.flatMap((imported) => {
    const target = posix.join(posix.dirname(path), imported.specifier)
    if (!imported.specifier.startsWith('.') || mayImport(from, target, imported)) return []
    const to = placeOf(target)
    const name = to === ROOT ? posix.basename(target) : to
    const own = from === ROOT ? posix.basename(path) : from
    const wrong = `${own} imports ${name}, which does not come before it`
    return [{ file: path, line: imported.line, wrong, fix: fixOf(from, to) }]
  })
}

/** True also for folders missing from the table, which are reported separately. */
function mayImport(from: string, target: string, { typeOnly }: Import): boolean {
  const to = placeOf(target)
  if (isBarrel(target)) return false
  if (to === from) return true
  const [own, other] = [order.indexOf(from), order.indexOf(to)]
  if (own < 0 || other < 0 || other < own) return true
  // An exception: contexts consist of the floor's types, and functions of the floor take a context.
  return to === ROOT && typeOnly
}

function fixOf(from: string, to: string): string {
  if (to === ROOT) return 'import the file that defines it; the floor may only import types from there'
  if (!coreOrder.nouns.includes(from))
    return 'move the imported code further down the floor, or pass it in from the caller'
  return `move this file to a noun after ${to}, or the imported code to one before ${from}; code that joins the two belongs in path`
}

function placeOf(path: string): string {
  return posix.dirname(path.replace(SOURCES, '')).split('/')[0] ?? ROOT
}
