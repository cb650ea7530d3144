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

/** How a documented path answers where it differs from its procedure. */
export interface Shape<Output> {
  schema: z.ZodType
  /** `address` is the one asked for, without an origin. */
  toAnswer(output: Output, address: string): Answer
}

interface RowOptions<Path extends ProcedurePath> {
  /** One line for the API document. */
  summary: string
  /** What the caller need not say on this path. */
  defaults?: Partial<ProcedureInput<Path>>
  /** What the path itself says: the caller can neither send nor change it. */
  fixed?: Partial<ProcedureInput<Path>>
  shape?: Shape<inferProcedureOutput<ProcedureAt<Path>>>
}

/** A documented path and the procedure behind it. */
export interface Row {
  method: Method
  /** With `{name}` for what becomes a field of the input. */
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
    // The output of a procedure is only known by its path; the pair was checked above.
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

/** The schemas and the kind of a procedure, as the router holds them. */
export function definitionOf(path: ProcedurePath): ProcedureDefinition {
  const procedures = appRouter._def.procedures as unknown as Record<
    ProcedurePath,
    { _def: ProcedureDefinition }
  >
  return procedures[path]._def
}
