import { outageOf } from '@tallgrass/db'

/** Runs a secondary write, such as a count, and ignores a full disk, so that the main action still works. */
export async function skipIfDiskFull(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (outageOf(error) !== 'DISK_FULL') throw error
  }
}
