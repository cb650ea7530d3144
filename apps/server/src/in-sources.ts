import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOrigin } from './find-origin.ts'

/** A place in the bundle, as stack traces name it. */
const PLACE = /file:\/\/\S+\/dist\/program\/[\w.-]+\.js:\d+:\d+/g

/**
 * A stack trace of the bundled server with the places in its sources. Maps are read when an error is printed, because
 * Node.js's own (--enable-source-maps) take 0.2 s and 37 MB at every start.
 */
export function inSources(stack: string): string {
  const maps = new Map<string, ReturnType<typeof readMap>>()
  return stack.replace(PLACE, (place) => {
    const [, url = '', line = '', column = ''] = /^(.+):(\d+):(\d+)$/.exec(place) ?? []
    const file = fileURLToPath(url)
    const map = maps.get(file) ?? readMap(`${file}.map`)
    maps.set(file, map)
    const origin = map && findOrigin(map.mappings, { line: Number(line), column: Number(column) })
    const source = origin && map.sources[origin.source]
    return source ? `${resolve(dirname(file), source)}:${origin.line}:${origin.column}` : place
  })
}

function readMap(file: string): { sources: string[]; mappings: string } | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
