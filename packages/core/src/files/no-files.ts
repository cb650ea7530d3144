import { AppError, megabytes } from '@tallgrass/domain'
import type { Files } from '../ports/files.ts'

async function* nothing(): AsyncGenerator<never> {}

async function refuse(): Promise<never> {
  throw new AppError('NOT_READY', 'This process cannot store files')
}

/** For processes that are no installation, such as benches. */
export const noFiles: Files = {
  place: {
    isLocal: false,
    ensureRoom: refuse,
    append: refuse,
    complete: refuse,
    put: refuse,
    sizeOf: refuse,
    read: refuse,
    link: refuse,
    remove: refuse,
    list: nothing,
    listUnfinished: nothing,
    endUnfinished: refuse,
    recordUser: refuse,
  },
  reader: { recognize: refuse, measure: refuse, makePicture: refuse, drawImage: refuse },
  archiver: { pack: refuse },
  scanner: undefined,
  limits: { file: megabytes(1), project: megabytes(1), total: megabytes(1) },
  lockWaitMs: 0,
}
