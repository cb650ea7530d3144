import type { TestProject, Vitest } from 'vitest/node'

type MadeValues = Map<string, Promise<unknown>>

declare global {
  // Each project loads its own copies of the setup modules, so they only share the global object.
  var madeOncePerRun: WeakMap<Vitest, MadeValues> | undefined
}

/** Calls `make` once per test run, and shares the result among all projects that use this name. */
export function oncePerRun<T>(project: TestProject, name: string, make: () => Promise<T>): Promise<T> {
  globalThis.madeOncePerRun ??= new WeakMap()
  const made: MadeValues = globalThis.madeOncePerRun.get(project.vitest) ?? new Map()
  globalThis.madeOncePerRun.set(project.vitest, made)
  // Each name has one caller, so the type is right.
  const known = made.get(name) as Promise<T> | undefined
  const value = known ?? make()
  made.set(name, value)
  return value
}
