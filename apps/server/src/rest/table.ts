import { type AppRouter, appRouter, type ProcedureMeta } from '@tallgrass/api'
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from '@trpc/server'
import type { z } from 'zod'

type Paths<Router, Prefix extends string = ''> = {
  [Key in keyof Router & string]: Router[Key] extends AnyTRPCProcedure
    ? `${Prefix}${Key}`
    : Paths<Router[Key], `${Prefix}${Key}.`>
}[keyof Router & string]

type At<Router, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Router
    ? At<Router[Head], Rest>
    : never
  : Path extends keyof Router
    ? Router[Path]
    : never

type Procedures = AppRouter['_def']['record']
export type ProcedurePath = Paths<Procedures>
type ProcedureAt<Path extends ProcedurePath> = At<Procedures, Path> & AnyTRPCProcedure
export type MutationPath = {
  [Path in ProcedurePath]: ProcedureAt<Path> extends AnyTRPCMutationProcedure ? Path : never
}[ProcedurePath]
export type ProcedureInput<Path extends ProcedurePath> = inferProcedureInput<ProcedureAt<Path>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Answer {
  body: unknown
  headers?: Record<string, string>
}

/** The response of a documented path, if it differs from the procedure's output. */
export interface Shape<Output> {
  schema: z.ZodType
  /** `address` is the requested URL without its origin. */
  toAnswer(output: Output, address: string): Answer
}

interface RowOptions<Path extends ProcedurePath> {
  /** One line for the API document. */
  summary: string
  /** Input that callers may omit on this path. */
  defaults?: Partial<ProcedureInput<Path>>
  /** Input set by the path itself; callers cannot change it. */
  fixed?: Partial<ProcedureInput<Path>>
  shape?: Shape<inferProcedureOutput<ProcedureAt<Path>>>
}

/** A documented path and the procedure behind it. */
export interface Row {
  method: Method
  /** `{name}` marks a field of the input. */
  path: string
  procedure: ProcedurePath
  summary: string
  defaults: Record<string, unknown>
  fixed: Record<string, unknown>
  schema: z.ZodType | undefined
  toAnswer(output: unknown, address: string): Answer
}

export function row<Path extends ProcedurePath>(
  method: Method,
  path: string,
  procedure: Path,
  { defaults = {}, fixed = {}, shape, summary }: RowOptions<Path>,
): Row {
  return {
    method,
    path,
    procedure,
    summary,
    defaults,
    fixed,
    schema: shape?.schema,
    // The type of the output follows from the path; the parameters above guarantee that they match.
    toAnswer: (output, address) =>
      shape ? shape.toAnswer(output as inferProcedureOutput<ProcedureAt<Path>>, address) : { body: output },
  }
}

interface ProcedureDefinition {
  type: 'query' | 'mutation'
  meta: ProcedureMeta
  inputs: z.ZodType[]
  output: z.ZodType
}

/** The schemas and type of a procedure, from the router. */
export function definitionOf(path: ProcedurePath): ProcedureDefinition {
  const procedures = appRouter._def.procedures as unknown as Record<
    ProcedurePath,
    { _def: ProcedureDefinition }
  >
  return procedures[path]._def
}
