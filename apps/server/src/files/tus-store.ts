import type { Readable } from 'node:stream'
import { invalidInput, uploadInput } from '@tallgrass/contracts'
import {
  cancelUpload,
  getUpload,
  lockUpload,
  type PortalCtx,
  receiveUpload,
  startUpload,
  type UploadLock,
} from '@tallgrass/core'
import { type FileId, noSuch, toId } from '@tallgrass/domain'
import { DataStore, type Locker, Upload } from '@tus/server'

/**
 * The uploads of one caller, for one request. Rows keep how far each is and who adds to it, so that any process goes on
 * with it.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  readonly #ctx: PortalCtx
  #lock: UploadLock | undefined

  constructor(ctx: PortalCtx) {
    super()
    this.#ctx = ctx
  }

  /** A new upload is locked once it has a row. */
  lockerFor(method: string): Locker {
    return {
      newLock: (id) => ({
        lock: async () => {
          if (method !== 'POST') await this.#take(toFileId(id))
        },
        unlock: async () => this.#lock?.end(),
      }),
    }
  }

  override async create(upload: Upload): Promise<Upload> {
    const parsed = uploadInput.safeParse(withoutNull(upload.metadata))
    if (!parsed.success) throw invalidInput(parsed.error)
    const id = toFileId(upload.id)
    await startUpload(this.#ctx, { ...parsed.data, id, bytes: upload.size ?? 0 })
    await this.#take(id)
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received } = await getUpload(this.#ctx, toFileId(id))
    return new Upload({ id, size: bytes, offset: received })
  }

  override async write(content: Readable, id: string): Promise<number> {
    const upload = await getUpload(this.#ctx, toFileId(id))
    if (upload.completedAt !== null || !this.#lock) return upload.received
    return receiveUpload(this.#ctx, { lock: this.#lock, upload }, content)
  }

  override async remove(id: string): Promise<void> {
    await cancelUpload(this.#ctx, toFileId(id))
  }

  async #take(id: FileId): Promise<void> {
    const { storedId } = await getUpload(this.#ctx, id)
    this.#lock = await lockUpload(this.#ctx, storedId)
  }
}

function toFileId(text: string): FileId {
  const id = toId('File', text)
  if (!id) throw noSuch('File')
  return id
}

/** A key without a value. */
function withoutNull(metadata: Upload['metadata'] = {}) {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null))
}
