import { appRouter, type ProcedureMeta } from '@tallgrass/api'
import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import type { z } from 'zod'

interface ProcedureDefinition {
  type: 'query' | 'mutation'
  meta: Required<Pick<ProcedureMeta, 'access' | 'says'>> & Pick<ProcedureMeta, 'refuses'>
  inputs: z.ZodType[]
  output: z.ZodType
}

const procedures = appRouter._def.procedures as unknown as Record<
  ProcedurePath,
  { _def: ProcedureDefinition }
>

/** The schemas and type of a procedure, from the router. */
export function definitionOf(path: ProcedurePath): ProcedureDefinition {
  return procedures[path]._def
}
