import { tracingChannel } from 'node:diagnostics_channel'

/** A statement of the query builder: its text, never its values. */
export interface StatementFacts {
  text: string
}

/** Tells who listens of every statement of the query builder, in the caller's context. Costs nothing without listeners. */
export const statements = tracingChannel<unknown, StatementFacts>('tallgrass.statement')
