import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptContent, PlaceUser } from '@tallgrass/core'
import { toId } from '@tallgrass/domain'
import { USER_PREFIX } from '../place-users.ts'

/** The contents in a folder, in the order of their ids. Files with other names are none. */
export async function* listFolder(folder: string): AsyncGenerator<KeptContent> {
  for (const name of (await namesIn(folder)).sort()) {
    const id = toId('StoredFile', name)
    const found = id && (await stat(join(folder, name)).catch(() => undefined))
    if (id && found) yield { id, storedAt: found.mtime }
  }
}

export async function recordFolderUser(folder: string, name: string, now: Date): Promise<PlaceUser[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = join(folder, `${USER_PREFIX}${name}`)
  try {
    await writeFile(own, now.toISOString(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  await utimes(own, now, now)
  const users = (await namesIn(folder)).filter((each) => each.startsWith(USER_PREFIX))
  return Promise.all(
    users.map(async (each) => {
      const path = join(folder, each)
      const [since, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
      return { name: each.slice(USER_PREFIX.length), since: new Date(since), seenAt: mtime }
    }),
  )
}

/** None if there is no such folder: nothing was uploaded yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
