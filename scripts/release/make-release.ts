import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moveUnreleased } from './changelog.ts'
import { SAFE_CHANGES } from './check-schema.ts'
import type { ClientRecord } from './current-client.ts'
import type { DatabaseSchema } from './database-schema.ts'
import { git, hasTag, tagOf } from './git.ts'
import { BREAKS, CHANGELOG, CLIENT_BREAKS, planRelease } from './plan-release.ts'
import { keepClient, readUnread, writeRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { readVersion, setVersion } from './set-version.ts'
import type { Bump } from './versions.ts'

interface Tools {
  /** The schema that the migrations create. */
  currentSchema(): Promise<DatabaseSchema>
  currentClient(): Promise<ClientRecord>
  /** True if `npm run check` passes. */
  passesCheck(): boolean
  now: Date
}

/**
 * Sets the version, dates its changes in the changelog, writes its record, commits and tags. Returns the version. Throws
 * a Refusal, before anything is written, if the release cannot be made.
 */
export async function makeRelease(root: string, asked: Bump | undefined, tools: Tools): Promise<string> {
  const version = planRelease(root, { current: readVersion(root), ...(asked && { asked }) })
  if (!tools.passesCheck()) throw new Refusal('npm run check fails; see above. A release needs it green.')
  const [schema, client] = [await tools.currentSchema(), await tools.currentClient()]

  const changelog = join(root, CHANGELOG)
  const date = tools.now.toISOString().slice(0, 10)
  writeFileSync(changelog, moveUnreleased(readFileSync(changelog, 'utf8'), { version, date }))
  setVersion(root, version)
  writeRecordOf(root, version, { schema, client })
  // From here on, changes are compared with this release.
  for (const breaks of [BREAKS, CLIENT_BREAKS]) rmSync(join(root, breaks), { force: true })
  writeFileSync(join(root, SAFE_CHANGES), '{}\n')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', version)
  git(root, 'tag', '--annotate', tagOf(version), '--message', version)
  return version
}

/**
 * Writes the record of the version in package.json without making a release, as for the first one. Returns the version.
 * Throws a Refusal if the version is tagged: its record must not change any more.
 */
export async function recordVersion(
  root: string,
  tools: Pick<Tools, 'currentSchema' | 'currentClient'>,
): Promise<string> {
  const version = readVersion(root)
  if (hasTag(root, version))
    throw new Refusal(`${version} is released (tag ${tagOf(version)}), so its record stays as it is.`)
  const [schema, client] = [await tools.currentSchema(), await tools.currentClient()]
  writeRecordOf(root, version, { schema, client })
  return version
}

interface Derived {
  schema: DatabaseSchema
  client: ClientRecord
}

function writeRecordOf(root: string, version: string, { client, schema }: Derived): void {
  const openapi = readFileSync(join(root, 'apps/server/openapi.json'), 'utf8')
  writeRecord(root, { version, schema, openapi, unread: readUnread(root), client: client.contract })
  keepClient(root, version, client)
}
