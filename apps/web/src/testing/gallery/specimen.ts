import type { ReactNode } from 'react'

/** A component of `ui` or `shared`. */
type Shown = (props: never) => ReactNode

export interface Specimen {
  /** The component, and those that are only shown as parts of it. */
  of: readonly [Shown, ...Shown[]]
  /** How it looks, by the name of each state. */
  states: Readonly<Record<string, ReactNode>>
}

export interface Group {
  title: string
  specimens: Specimen[]
}

export function specimen(of: Shown | readonly [Shown, ...Shown[]], states: Specimen['states']): Specimen {
  return { of: typeof of === 'function' ? [of] : of, states }
}

/** One state for each of these values. */
export function statesOf<Value extends string>(values: readonly Value[], show: (value: Value) => ReactNode) {
  return Object.fromEntries(values.map((value) => [value, show(value)]))
}
