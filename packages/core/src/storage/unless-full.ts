import { outageOf } from '@tallgrass/db'

/** Lets go of a write that nobody asked for, a count or a trace, rather than refuse what it belongs to on a full disk. */
export async function unlessFull(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (outageOf(error) !== 'DISK_FULL') throw error
  }
}
