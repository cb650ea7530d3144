import type { FastifyInstance } from 'fastify'
import { isApi } from './security-headers.ts'

/** The methods allowed at an API path, in alphabetical order; empty if there is no such path. */
export type MethodsAt = (url: string) => string[]

/** Records the API routes that are added from now on. */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ method, url }) => {
    if (!isApi(url)) return
    const known = methods.get(url) ?? new Set()
    for (const each of [method].flat()) known.add(each)
    methods.set(url, known)
  })
  return (url) => {
    const segments = segmentsOf(url)
    if (!isApi(url)) return []
    const fitting = [...methods].filter(([pattern]) => fits(segmentsOf(pattern), segments))
    return [...new Set(fitting.flatMap(([, known]) => [...known]))].sort()
  }
}

function segmentsOf(url: string): string[] {
  return url.replace(/[?#].*$/, '').split('/')
}

function fits(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((each, at) => (each.startsWith(':') ? segments[at] !== '' : each === segments[at]))
  )
}
