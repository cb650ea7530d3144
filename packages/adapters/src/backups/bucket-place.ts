import { open } from 'node:fs/promises'
import type { BackupPlace, StoredBackup } from '@tallgrass/core'
import { AppError, readBackupName } from '@tallgrass/domain'
import { openS3 } from '../s3/s3-client.ts'
import type { S3Options } from '../s3/s3-options.ts'
import { createWholeFile } from './create-whole-file.ts'
import { checkName } from './folder-place.ts'

interface BucketOptions extends S3Options {
  /** Of all names in the bucket, without a slash at the end; empty for none. */
  prefix: string
}

/** A bucket at a provider that speaks S3. */
export function bucketPlace({ prefix, ...options }: BucketOptions): BackupPlace {
  const client = openS3(options)
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const start = folder && `${folder}/`
  const keyOf = (name: string) => `${start}${checkName(name)}`
  const place = `s3://${options.bucket}/${folder}`
  return {
    describe: () => place,
    async list() {
      const backups: StoredBackup[] = []
      for await (const { bytes, key } of client.list(`${start}tallgrass-`)) {
        const name = key.slice(start.length)
        const madeAt = readBackupName(name)
        if (madeAt) backups.push({ name, bytes, madeAt })
      }
      return backups.reverse()
    },
    async put(name, path) {
      if (await client.find(keyOf(name)))
        throw new AppError('CONFLICT', `There is already a backup ${name} in ${place}. Name another one.`)
      const file = await open(path, 'r')
      try {
        await client.put(keyOf(name), file)
      } finally {
        await file.close()
      }
    },
    async get(name, path) {
      // A copy may have any name.
      const key = `${start}${name}`
      if (!(await client.find(key)))
        throw new AppError('NOT_FOUND', `There is no backup ${name} in ${place}.`)
      await createWholeFile(path, (file) => file.writeFile(client.get(key)))
    },
    async remove(name) {
      await client.remove(keyOf(name))
    },
  }
}
