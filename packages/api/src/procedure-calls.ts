import { tracingChannel } from 'node:diagnostics_channel'

/** A call of a procedure, over any transport. */
export interface ProcedureCallFacts {
  path: string
  type: 'query' | 'mutation' | 'subscription'
}

/** Tells who listens of every call, in its context, with the refusal as its error. Costs nothing without listeners. */
export const procedureCalls = tracingChannel<unknown, ProcedureCallFacts>('tallgrass.procedure')
