import { buffer } from 'node:stream/consumers'
import type { KeptContent, PlaceUser, UnfinishedUpload } from '@tallgrass/core'
import { toId } from '@tallgrass/domain'
import { listUploads } from '../../s3/multipart.ts'
import { listObjects, readObject } from '../../s3/s3-client.ts'
import type { SendS3 } from '../../s3/s3-request.ts'
import { USER_PREFIX } from '../place-users.ts'

/** The contents under the prefix `files`, in the order of their ids. Objects with other names are none. */
export async function* listBucket(send: SendS3, files: string): AsyncGenerator<KeptContent> {
  for await (const { key, modifiedAt } of listObjects(send, files)) {
    const id = toId('StoredFile', key.slice(files.length))
    if (id) yield { id, storedAt: new Date(modifiedAt) }
  }
}

export async function* listUnfinished(send: SendS3, files: string): AsyncGenerator<UnfinishedUpload> {
  for await (const { key, startedAt, uploadId } of listUploads(send, files)) {
    const id = toId('StoredFile', key.slice(files.length))
    if (id) yield { id, startedAt, notes: { uploadId, etags: [], held: 0 } }
  }
}

export async function recordBucketUser(
  send: SendS3,
  files: string,
  { name, now }: { name: string; now: Date },
): Promise<PlaceUser[]> {
  const prefix = `${files}${USER_PREFIX}`
  const users: PlaceUser[] = []
  for await (const object of listObjects(send, prefix)) {
    const since = new Date((await buffer(readObject(send, object))).toString())
    users.push({ name: object.key.slice(prefix.length), since, seenAt: new Date(object.modifiedAt) })
  }
  const { since } = users.find((user) => user.name === name) ?? { since: now }
  await send({ method: 'PUT', key: `${prefix}${name}`, body: Buffer.from(since.toISOString()) })
  return [...users.filter((user) => user.name !== name), { name, since, seenAt: now }]
}
