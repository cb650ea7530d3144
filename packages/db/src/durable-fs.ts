import { closeSync, fdatasyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface OpenFile {
  nfd?: number
}
interface EmscriptenModule {
  FS: { streams: (OpenFile | null | undefined)[] }
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } }
}
type PreRun = (module: EmscriptenModule) => void

/**
 * PGlite's file system, with commits that are synced to disk.
 * NOTE Emscripten's NODEFS has no fsync operation, so `fsync=on` alone has no effect: a power cut could lose or
 * corrupt acknowledged commits. A test counts the calls.
 */
export class DurableNodeFS extends NodeFS {
  #streams: (OpenFile | null | undefined)[] = []

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args)
    const preRun = started.emscriptenOpts.preRun as PreRun[]
    preRun.unshift(({ FS, NODEFS }) => {
      this.#streams = FS.streams
      NODEFS.stream_ops.fsync = (file) => {
        if (file.nfd !== undefined) fdatasyncSync(file.nfd)
        return 0
      }
    })
    return started
  }

  /** Closes the files of an engine that ended without closing them. */
  release(): void {
    for (const stream of this.#streams) if (stream?.nfd !== undefined) closeSync(stream.nfd)
    this.#streams = []
  }
}
