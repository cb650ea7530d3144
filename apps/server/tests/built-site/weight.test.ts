import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const KB = 1000

// Brotli, as sent. What grows beyond a limit is either taken out of the first view or has its reason written here.
const MAX = {
  /** The home page and what every page loads first; 0.7 kB more since accounts have five pages of their own. */
  first: 133.7 * KB,
  /**
   * 2 kB more since contracts of all pages share a file, and know reminders, calendars and live screens; 1 kB since a
   * person can answer in the chat; 1 kB since pages of accounts stand in the first script, and a sign-in takes a code.
   */
  publicPage: 243 * KB,
  /**
   * 4 kB more since dialogs ask before they discard, a session that ended asks for the password in place, states tell
   * more, and entries of the audit log are sentences; 1 kB since pages say who of a client signs, pays and reviews;
   * 4 kB since a tab can show the portal as a contact sees it, and clients look after their company and its people;
   * 1 kB since a button keeps the focus during its call, and the first field that the server refuses gets it; 2 kB since
   * screens know what they show, so that they follow changes, and with the contracts that all pages share; 2 kB since
   * projects show their files; 1 kB since they have messages; 2 kB since people have pictures, and a portal asks who they
   * are before what a borrowed session must not do.
   */
  list: 274 * KB,
  /** Everything that people decide about their account, on one page. */
  account: 279 * KB,
  /**
   * Pages that are a form, or show one at once: with the schemas of their contracts; 14 kB more since work is handed in
   * with notes and files, reviewed by what has changed, and talked about; 2 kB for the same reasons as lists.
   */
  withForms: 326 * KB,
}
const FORMS =
  /^\/(sign|sandbox|checklist-form|_public\/(invite|schedule\/$|devlab\/\$slug|reset-password|sign-in))|\/projects\/\$projectId$/

interface Files {
  scripts: string[]
  styles: string[]
}

const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const plan: { first: Files; routes: Record<string, Files> } = JSON.parse(
  readFileSync(`${dist}renderer/plan.json`, 'utf8'),
)
const routes = Object.entries(plan.routes)

function bytesOf(...parts: Files[]): number {
  const files = new Set(parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]))
  return [...files].reduce((sum, file) => sum + statSync(`${dist}${file}.br`).size, 0)
}

function scriptsOfBuild(): string[] {
  return readdirSync(`${dist}assets`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`)
}

function limitOf(id: string): number {
  if (FORMS.test(id)) return MAX.withForms
  if (id.endsWith('/profile')) return MAX.account
  return id.startsWith('/_public') ? MAX.publicPage : MAX.list
}

/** Pages of projects have parts of their own, which they share: a script and its styles. */
const filesOf = (id: string) => (id.endsWith('/projects/$projectId') ? 8 : 7)

test('what every page loads first is small, and begins with the application', () => {
  expect(readFileSync(`${dist}pages/shell.html`, 'utf8')).toContain(`src="/${plan.first.scripts[0]}"`)
  expect(bytesOf(plan.first)).toBeLessThan(MAX.first)
})

test.each(routes)('%s stays within its bytes and its requests', (id, own) => {
  expect(bytesOf(plan.first, own)).toBeLessThan(limitOf(id))
  expect(own.scripts.length + own.styles.length).toBeLessThanOrEqual(filesOf(id))
})

test.each(['Toggle sidebar', 'Failed to load open items'])(
  'public pages load no script with “%s”',
  (text) => {
    const holders = (isWanted: (id: string) => boolean) =>
      routes
        .filter(([id]) => isWanted(id))
        .flatMap(([, { scripts }]) => scripts)
        .filter((file) => readFileSync(dist + file, 'utf8').includes(text))
    expect(holders((id) => id.startsWith('/_public'))).toEqual([])
    expect(holders((id) => id.startsWith('/portal')).length).toBeGreaterThan(0)
  },
)

test('what subscriptions need is in no script of a first view', () => {
  const scripts = [plan.first, ...Object.values(plan.routes)].flatMap((files) => files.scripts)
  const holders = (files: string[]) =>
    files.filter((file) => readFileSync(dist + file, 'utf8').includes('serialized-error'))
  expect(holders(scripts)).toEqual([])
  // One for open portals, one for a chat with a person.
  expect(holders(scriptsOfBuild())).toHaveLength(2)
})

test.each(['tsqd-', 'tanstackRouterDevtools', 'All components'])(
  'nothing for development alone is in the build: “%s”',
  (text) => {
    const holders = scriptsOfBuild().filter((file) => readFileSync(dist + file, 'utf8').includes(text))
    expect(holders).toEqual([])
  },
)
