import { readPieceName } from './backup-manifest.ts'
import { type BackupEntry, type CheckedFile, readEntries } from './read-entries.ts'
import { linesOf } from './table-pieces.ts'

/**
 * Reads the lines of tables. In the order of the file, it is read once; a table that comes before the last one that
 * was asked for starts over.
 */
export class TableReader {
  readonly #source: CheckedFile
  readonly #order: string[]
  #entries: AsyncGenerator<BackupEntry, void, undefined> | undefined
  #entry: { table: number; entry: BackupEntry } | undefined
  /** The index of the first table that can still be read without starting over. */
  #next = 0

  constructor(source: CheckedFile, order: string[]) {
    this.#source = source
    this.#order = order
  }

  async *lines(name: string): AsyncGenerator<string, void, undefined> {
    const index = this.#order.indexOf(name)
    if (index < 0) throw new Error(`There is no table ${name}`)
    if (!this.#entries || index < this.#next) await this.#restart()
    this.#next = index + 1
    while (!this.#entry || this.#entry.table <= index) {
      if (this.#entry?.table === index) yield* linesOf(await contentOf(this.#entry.entry))
      if (!(await this.#advance())) return
    }
  }

  async close(): Promise<void> {
    await this.#entries?.return()
    this.#entries = undefined
    this.#entry = undefined
  }

  async #restart(): Promise<void> {
    await this.close()
    this.#entries = readEntries(this.#source)
  }

  /** False at the end. */
  async #advance(): Promise<boolean> {
    const read = await this.#entries?.next()
    if (!read || read.done) return false
    const table = readPieceName(read.value.name)?.table
    this.#entry = table === undefined ? undefined : { table: this.#order.indexOf(table), entry: read.value }
    return true
  }
}

async function contentOf({ chunks }: BackupEntry): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}
