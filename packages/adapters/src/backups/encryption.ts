import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@tallgrass/domain'
import { Decrypter, Encrypter } from 'age-encryption'
import { toRefusal } from './create-whole-file.ts'
import { damagedBackup } from './damaged-backup.ts'
import { PassphraseIdentity, PassphraseRecipient } from './passphrase.ts'
import { readChunks } from './read-chunks.ts'
import { toStream } from './to-stream.ts'

export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(new PassphraseRecipient(passphrase))
  yield* await encrypter.encrypt(toStream(source))
}

/**
 * Decrypts into a file in the folder `scratch` that has no name any more, so that nothing is left of it when it is
 * closed or the process ends. Throws INVALID for another pass phrase or a damaged file, and STORAGE_FULL.
 */
export async function decryptInto(
  scratch: string,
  source: FileHandle,
  passphrase: string,
): Promise<FileHandle> {
  const chunks = await decrypted(source, passphrase)
  const path = join(scratch, `backup-${crypto.randomUUID()}`)
  const file = await open(path, 'wx+', 0o600).catch((error: unknown) => {
    throw toRefusal(error, scratch)
  })
  try {
    await rm(path)
    await file.writeFile(chunks)
    return file
  } catch (error) {
    await file.close()
    throw toRefusal(error, scratch)
  }
}

async function decrypted(source: FileHandle, passphrase: string): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter()
  const identity = new PassphraseIdentity(passphrase)
  decrypter.addIdentity(identity)
  const stored = readChunks(source, (await source.stat()).size)
  try {
    return unlessDamaged(await decrypter.decrypt(toStream(stored)))
  } catch (error) {
    if (identity.refused)
      throw new AppError(
        'INVALID',
        'The pass phrase does not open the backup. Use the one that was set when it was made.',
        { cause: error },
      )
    throw damagedBackup(error)
  }
}

async function* unlessDamaged(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    throw damagedBackup(error)
  }
}
