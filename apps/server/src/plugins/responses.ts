import { channel } from 'node:diagnostics_channel'

export interface ResponseFacts {
  method: string
  /** The pattern of the route, without what the URL fills in. */
  route: string
  statusCode: number
  ms: number
  isStream: boolean
}

/** Tells who listens of every response. Costs nothing without listeners. */
export const responses = channel('tallgrass.response')
