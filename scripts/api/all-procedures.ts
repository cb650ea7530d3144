import { appRouter } from '@tallgrass/api'
import type { z } from 'zod'

interface Definition {
  type: 'query' | 'mutation' | 'subscription'
  inputs: z.ZodType[]
  output: z.ZodType
  meta?: { says?: string }
}

/** The definitions of all procedures, by name and in its order. */
export function allProcedures(): { path: string; definition: Definition }[] {
  return Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>)
    .map(([path, { _def }]) => ({ path, definition: _def }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
