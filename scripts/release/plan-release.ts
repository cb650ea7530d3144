import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { unreleasedNotes } from './changelog.ts'
import { git, hasTag, tagOf } from './git.ts'
import { Refusal } from './refusal.ts'
import { type Bump, bumps, nextVersion, smallestBump } from './versions.ts'

export const CHANGELOG = '.github/CHANGELOG.md'
/** The declared changes of the API since the release before that break callers; there need not be such a file. */
export const BREAKS = 'apps/server/openapi-breaks.json'
/** The same of the client, each sentence with the reason; there need not be such a file. */
export const CLIENT_BREAKS = 'packages/client/breaks.json'

/** The version of the next release. Throws a Refusal if it cannot be made from this working tree. */
export function planRelease(root: string, { asked, current }: { asked?: Bump; current: string }): string {
  if (git(root, 'status', '--porcelain') !== '')
    throw new Refusal('There are uncommitted changes. Commit them, or put them aside with git stash.')
  const notes = unreleasedNotes(readFileSync(join(root, CHANGELOG), 'utf8'))
  if (notes === undefined)
    throw new Refusal(`${CHANGELOG} has nothing under "## [Unreleased]". Write there what changed for users.`)
  const [ofPaths, ofClient] = [readDeclaredBreaks(root), Object.keys(readClientBreaks(root))]
  const breaks = ofPaths.length + ofClient.length
  const least = smallestBump(current, { breaks, notes })
  if (asked && bumps.indexOf(asked) < bumps.indexOf(least))
    throw new Refusal(
      `This is a ${least} release: ${ofPaths.length > 0 ? BREAKS : breaks > 0 ? CLIENT_BREAKS : CHANGELOG} has more than ${asked} allows.`,
    )
  const version = nextVersion(current, asked ?? least)
  if (hasTag(root, version))
    throw new Refusal(`There is already a tag ${tagOf(version)}. Is this the newest commit?`)
  return version
}

const sentences = z.array(z.string())
const reasons = z.record(z.string(), z.string().min(1))

export function readDeclaredBreaks(root: string): string[] {
  const file = join(root, BREAKS)
  return existsSync(file) ? sentences.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export function readClientBreaks(root: string): Record<string, string> {
  const file = join(root, CLIENT_BREAKS)
  return existsSync(file) ? reasons.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}
