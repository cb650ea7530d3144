import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { git } from '../git.ts'
import { readVersion } from '../set-version.ts'
import { type ArchiveEntries, archiveEntries, shippedPackages } from './archive-entries.ts'
import { billOfMaterials } from './bill-of-materials.ts'

/**
 * Writes the archive of the version in package.json, its bill of materials and their checksums into `folder`, and
 * returns the paths of these files. The same commit always makes the same archive. Throws a Refusal if the site is not
 * built.
 */
export async function makeArchive(root: string, folder: string): Promise<string[]> {
  const name = `tallgrass-${readVersion(root)}`
  const entries = archiveEntries(root)
  const archive = await pack(entries, { name, mtime: commitTime(root) })
  const files: [string, Uint8Array | string][] = [
    [`${name}.tar.gz`, archive],
    [`${name}.cdx.json`, billOfMaterials(shippedPackages(root))],
  ]
  const sums = files.map(([file, content]) => `${sha256(content)}  ${file}\n`).join('')
  mkdirSync(folder, { recursive: true })
  return [...files, ['SHA256SUMS', sums] as const].map(([file, content]) => {
    writeFileSync(join(folder, file), content)
    return join(folder, file)
  })
}

async function pack(
  entries: ArchiveEntries,
  { mtime, name }: { mtime: Date; name: string },
): Promise<Uint8Array> {
  const files = [...entries].sort(([a], [b]) => (a < b ? -1 : 1))
  const tar = await packTar(
    files.map(([path, content]) => {
      const body = Buffer.from(content)
      return { header: { name: `${name}/${path}`, size: body.length, mode: 0o644, mtime }, body }
    }),
  )
  return gzipSync(tar, { level: 9 })
}

function commitTime(root: string): Date {
  return new Date(Number(git(root, 'log', '-1', '--format=%ct')) * 1000)
}

function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}
