import type { TestProject, Vitest } from 'vitest/node'

type Made = Map<string, Promise<unknown>>

declare global {
  // Each project loads its set-up as modules of its own, so that only the global object is common to them.
  var madeOnceARun: WeakMap<Vitest, Made> | undefined
}

/** What `make` returns, made once a run for all projects that ask for it under this name. */
export function onceARun<T>(project: TestProject, name: string, make: () => Promise<T>): Promise<T> {
  globalThis.madeOnceARun ??= new WeakMap()
  const made: Made = globalThis.madeOnceARun.get(project.vitest) ?? new Map()
  globalThis.madeOnceARun.set(project.vitest, made)
  // Under one name stands what one caller makes.
  const known = made.get(name) as Promise<T> | undefined
  const value = known ?? make()
  made.set(name, value)
  return value
}
