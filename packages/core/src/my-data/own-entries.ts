import {
  type DataOwner,
  findDocumentFile,
  findOwnOrganization,
  findOwnPicture,
  type findOwnProfile,
  listOwnAccess,
  listOwnDocuments,
  listOwnFiles,
  listOwnInvoices,
  ownAccountRecords,
  ownWorkRecords,
  readOwnRecords,
} from '@tallgrass/db'
import { archivedFilePath, isCompressedType } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { ArchiveEntry } from '../ports/files.ts'
import { explainExport } from './explain-export.ts'
import { jsonList, toJsonFile } from './json-list.ts'

/** ZIP files without extensions hold no more; a little is left for everything else. */
const MAX_FILE_BYTES = 3_900_000_000

type Profile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/** Everything about a person, one file of the archive after the other. */
export async function* ownEntries(
  ctx: WholeCtx,
  { organizationId, ...profile }: Profile,
  madeAt: Date,
): AsyncGenerator<ArchiveEntry> {
  const { db } = ctx
  const owner: DataOwner = { ...profile, organizationId }
  yield { path: 'README.txt', content: new TextEncoder().encode(explainExport(profile, madeAt)) }
  yield { path: 'profile.json', content: toJsonFile(profile) }
  const picture = await findOwnPicture(db, owner)
  if (picture) yield { path: 'picture.webp', content: picture.content, isCompressed: true }
  const organization = await findOwnOrganization(db, owner)
  if (organization) yield { path: 'organization.json', content: toJsonFile(organization) }
  for (const [name, rows] of Object.entries(await listOwnAccess(db, owner)))
    yield { path: `account/${name}.json`, content: toJsonFile(rows) }
  for (const kind of ownAccountRecords)
    yield { path: `account/${kind.name}.json`, content: jsonList(readOwnRecords(db, owner, kind)) }
  for (const kind of ownWorkRecords)
    yield { path: `${kind.name}.json`, content: jsonList(readOwnRecords(db, owner, kind)) }
  yield { path: 'invoices.json', content: toJsonFile(await listOwnInvoices(db, owner)) }
  yield* documentEntries(ctx, owner)
  yield* fileEntries(ctx, owner)
}

/** What was signed, or is to be. */
async function* documentEntries({ db }: WholeCtx, owner: DataOwner): AsyncGenerator<ArchiveEntry> {
  const documents = await listOwnDocuments(db, owner)
  const nameOf = (n: number) => `documents/${String(n + 1).padStart(3, '0')}.pdf`
  const listed = documents.map((document, n) => ({ ...document, file: nameOf(n) }))
  yield { path: 'documents.json', content: toJsonFile(listed) }
  for (const [n, { id: documentId }] of documents.entries()) {
    const file =
      (await findDocumentFile(db, { documentId, kind: 'final' })) ??
      (await findDocumentFile(db, { documentId, kind: 'original' }))
    if (file) yield { path: nameOf(n), content: file.content }
  }
}

async function* fileEntries(
  { db, files: { place } }: WholeCtx,
  owner: DataOwner,
): AsyncGenerator<ArchiveEntry> {
  const files = await listOwnFiles(db, owner)
  let total = 0
  const placed = []
  for (const [n, { storedId, ...file }] of files.entries()) {
    const isThere = (await place.sizeOf(storedId)) === file.bytes
    const fits = total + file.bytes <= MAX_FILE_BYTES
    if (isThere && fits) total += file.bytes
    placed.push({ ...file, storedId, path: isThere && fits ? archivedFilePath(n + 1, file.name) : null })
  }
  const listed = placed.map(({ storedId: _, ...file }) => file)
  yield { path: 'files.json', content: toJsonFile(listed) }
  for (const { mediaType, path, storedId } of placed) {
    if (path === null) continue
    yield { path, content: await place.read(storedId), isCompressed: isCompressedType(mediaType) }
  }
}
