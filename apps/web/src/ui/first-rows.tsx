import { type ReactNode, useDeferredValue } from 'react'
import { isNewScreen } from '../lib/way-here'

/** Enough for the height of most screens. */
const FIRST = 8

interface FirstRowsProps<Row> {
  rows: Row[]
  children: (rows: Row[]) => ReactNode
}

/**
 * Shows the first rows of a new screen at once, and all of them a moment later, so that a slow device need not wait for
 * those below. Going back shows all at once: the reader may have been far down.
 */
export function FirstRows<Row>({ children, rows }: FirstRowsProps<Row>) {
  const count = useDeferredValue(Number.POSITIVE_INFINITY, isNewScreen() ? FIRST : Number.POSITIVE_INFINITY)
  return children(rows.slice(0, count))
}
