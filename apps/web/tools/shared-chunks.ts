import type { Rolldown } from 'vite'

const FORMS =
  /[\\/]zod[\\/]|[\\/]packages[\\/]contracts[\\/]src[\\/](?!live-queries|waiting-items|business-in-words)|@mantine[\\/]form|[\\/]form[\\/]line-fields\.tsx/
// The index of a package hides which pages use its modules, so the next two lists say it.
/** What the pages with demos share, and no other loads. */
const DEMOS =
  /[\\/]embla-carousel|@mantine[\\/]carousel|[\\/]looping-carousel|[\\/]carousel-pager|[\\/]brand[\\/]src[\\/]demos|[\\/]features[\\/](?:demos|devlab)[\\/]/
/** What no public page uses. */
const MANTINE_OF_PORTALS =
  /[\\/]components[\\/](?:Combobox|FloatingIndicator|Menu|NativeSelect|SegmentedControl|Select|SimpleGrid|Table|Tabs)[\\/]/
/** What only pages of projects use, with the forms that they open: no other page loads it at first. */
const OF_PROJECTS =
  /[\\/]shared[\\/](?:archives|files|reviews)[\\/]|[\\/]features[\\/]messages[\\/]|[\\/]domain[\\/]src[\\/](?:file-type|file-quota|word-changes)\.ts|[\\/]Icon(?:FileMusic|FileZip|Movie)\.mjs/
/** The field for a new password, which only the forms that set one load. */
const NEW_PASSWORD = /[\\/]shared[\\/]passwords[\\/]/
/** What only the profiles of both portals use. */
const OF_PROFILE =
  /[\\/]routes[\\/]portal[\\/]-own-account|[\\/]features[\\/](?:api-keys[\\/]own-keys-button|profile|change-password|own-sessions|single-sign-on|my-data|second-factor[\\/](?:app|passkeys|recovery|second-factor-section|two-factor-button|factor-calls|use-factor-changed))/
/** What only the dialogs of a second factor show, none of which opens by itself. */
const OF_FACTOR_DIALOGS =
  /[\\/]second-factor[\\/](?:app[\\/]qr-code|recovery[\\/]recovery-codes)|[\\/]uqr[\\/]/
/** What the dialogs that sign someone in load, beside their forms. */
const OF_SIGN_IN =
  /[\\/]shared[\\/]second-factor[\\/]|[\\/]lib[\\/](?:passkeys|provider-address)|[\\/]session[\\/]use-asked-factor|[\\/]ui[\\/]code-field|[\\/]domain[\\/]src[\\/]wanted-page|[\\/]Icon(?:Fingerprint|ShieldLock|ShieldOff|Key)\.mjs|simplewebauthn/
/** What only the pages of mailed links, or only a list of sessions and its drawer, share. */
const OF_FEW = /[\\/]features[\\/]email-links[\\/]|[\\/]shared[\\/]sessions[\\/]/
/** Contracts about one's account, which only its dialogs and pages need. */
const ACCOUNT_CONTRACTS =
  /[\\/]contracts[\\/]src[\\/](?:account|my-data|passkey-responses|passkeys|people|profile|provider-visits|providers|second-factor|sessions|sign-in-forms|sign-in-links)\.ts/
/** What only the pages of keys and webhooks use. */
const OF_PROGRAMS =
  /[\\/]features[\\/](?:webhooks|api-keys[\\/](?!own-keys-button))|[\\/]domain[\\/]src[\\/](?:api-key|api-scope|webhook|events[\\/]webhook-events)\.ts|[\\/]components[\\/]Code[\\/]|[\\/]Icon(?:CircleOff|ClockOff)\.mjs/
/** What has a chunk of its own, or one with what its few pages share. */
const isApart = (id: string) =>
  [
    OF_PROJECTS,
    OF_PROFILE,
    OF_FACTOR_DIALOGS,
    OF_PROGRAMS,
    OF_SIGN_IN,
    NEW_PASSWORD,
    OF_FEW,
    ACCOUNT_CONTRACTS,
  ].some((part) => part.test(id))
const ROUTE = /[\\/]src[\\/]routes[\\/]/
const PUBLIC_ROUTE = /[\\/]src[\\/]routes[\\/](?:_public|__root)/

/**
 * Puts the modules that several pages share into a few chunks: those of the public pages and the rest, each without and
 * with what only forms need, and those that only some pages use. By default, the bundler makes a chunk for each set of pages: over
 * 100 requests for one page of the back office, most of them for a few hundred bytes. Measured on November 22, 2026 with
 * `/portal/admin/projects` and an empty cache: the heading appears 0.3 s after the document instead of 0.95 s.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  const needing = new Map<string, boolean>()
  const needsForms = (id: string, context: Rolldown.ChunkingContext): boolean => {
    const answer = needing.get(id)
    if (answer !== undefined) return answer
    needing.set(id, false) // ends the recursion in an import cycle
    const imported = context.getModuleInfo(id)?.importedIds ?? []
    const needs = FORMS.test(id) || imported.some((one) => needsForms(one, context))
    needing.set(id, needs)
    return needs
  }
  const isPublic = publicModules()
  // A chunk takes the modules that its own import along, so those with the fewest come first.
  return [
    {
      name: (id, context) =>
        isPublic(id, context) && !needsForms(id, context) && !DEMOS.test(id) && !isApart(id) ? 'site' : null,
      debugName: 'site',
      minShareCount: 2,
      priority: 4,
    },
    {
      name: (id, context) => (DEMOS.test(id) && !needsForms(id, context) ? 'demos' : null),
      debugName: 'demos',
      minShareCount: 2,
      priority: 3.5,
    },
    {
      name: (id, context) => (OF_SIGN_IN.test(id) && !needsForms(id, context) ? 'sign-in' : null),
      debugName: 'sign-in',
      minShareCount: 2,
      priority: 2.9,
    },
    {
      name: (id) => (ACCOUNT_CONTRACTS.test(id) ? 'account-forms' : null),
      debugName: 'account-forms',
      minShareCount: 2,
      priority: 0.5,
    },
    {
      name: (id, context) => (isPublic(id, context) && !isApart(id) ? 'site-forms' : null),
      debugName: 'site-forms',
      minShareCount: 2,
      priority: 3,
    },
    {
      name: (id, context) => (needsForms(id, context) || isApart(id) ? null : 'portals'),
      debugName: 'portals',
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id, context) => (OF_PROGRAMS.test(id) && !needsForms(id, context) ? 'programs' : null),
      debugName: 'programs',
      minShareCount: 2,
      priority: 1.7,
    },
    {
      name: (id, context) => (OF_PROJECTS.test(id) && !needsForms(id, context) ? 'projects' : null),
      debugName: 'projects',
      minShareCount: 2,
      priority: 1.6,
    },
    {
      name: (id, context) =>
        OF_FACTOR_DIALOGS.test(id) && !needsForms(id, context) ? 'factor-dialogs' : null,
      debugName: 'factor-dialogs',
      minShareCount: 2,
      priority: 1.55,
    },
    {
      name: (id, context) => (OF_PROFILE.test(id) && !needsForms(id, context) ? 'profile' : null),
      debugName: 'profile',
      minShareCount: 2,
      priority: 1.5,
    },
    {
      name: (id) => (isApart(id) && !OF_PROJECTS.test(id) ? null : 'portals-forms'),
      debugName: 'portals-forms',
      minShareCount: 2,
      priority: 1,
    },
  ]
}

/** Tells whether a public page uses a module: visitors load nothing of the portals. */
function publicModules() {
  const known = new Map<string, boolean>()
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    if (MANTINE_OF_PORTALS.test(id)) return false
    const seen = new Set([id])
    // Grows while it is read.
    for (const one of seen) {
      const answer = known.get(one) ?? (ROUTE.test(one) ? PUBLIC_ROUTE.test(one) : undefined)
      if (answer) known.set(id, true)
      if (answer) return true
      if (answer === false) continue
      const { dynamicImporters = [], importers = [] } = context.getModuleInfo(one) ?? {}
      const users = [...importers, ...dynamicImporters]
      // The entry, which every page loads.
      if (users.length === 0) return true
      for (const user of users) seen.add(user)
    }
    for (const one of seen) known.set(one, false)
    return false
  }
}
