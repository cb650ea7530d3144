import { appRouter, messageOf, type ProcedureMeta } from '@tallgrass/api'
import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import type { z } from 'zod'

interface ProcedureDefinition {
  type: 'query' | 'mutation' | 'subscription'
  meta: Required<Pick<ProcedureMeta, 'access' | 'says'>> &
    Pick<ProcedureMeta, 'needsProof' | 'refuses' | 'scope'>
  inputs: z.ZodType[]
  /** Of a subscription, the schema of a message. */
  output: z.ZodType
}

const procedures = appRouter._def.procedures as unknown as Record<
  ProcedurePath,
  { _def: ProcedureDefinition }
>

/** The schemas and type of a procedure, from the router. */
export function definitionOf(path: ProcedurePath): ProcedureDefinition {
  const definition = procedures[path]._def
  const message = messageOf(definition.output)
  return message ? { ...definition, output: message } : definition
}
