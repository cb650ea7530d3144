import { createHmac } from 'node:crypto'
import { access, constants } from 'node:fs/promises'
import { ForwardedWatch, type Surroundings, writeProcessName } from '@tallgrass/core'
import { whyUnusable } from './open-data-directory.ts'
import { PRODUCT_VERSION } from './product-version.ts'

interface SurroundingsOptions {
  dataDirectory: string
  publicUrl: string
  trustProxy: number
}

export function createSurroundings({
  dataDirectory,
  publicUrl,
  trustProxy,
}: SurroundingsOptions): Surroundings {
  return {
    forwarded: new ForwardedWatch({ trusted: trustProxy, isSecure: publicUrl.startsWith('https:') }),
    findWriteFault: () =>
      access(dataDirectory, constants.W_OK).then(
        () => undefined,
        (error: unknown) => whyUnusable(error),
      ),
    now: Date.now,
  }
}

/** Short, because all have to fit into the name of a connection. */
const MARK_LENGTH = 4

/**
 * The name by which other processes recognize this one and see whether its settings are theirs. The marks of the
 * settings depend on the keys, so that they reveal nothing.
 */
export function processNameOf({ key, settings }: { key: Buffer; settings: readonly string[] }): string {
  const marks = settings.map((text) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, MARK_LENGTH),
  )
  return writeProcessName({ version: PRODUCT_VERSION, marks })
}
