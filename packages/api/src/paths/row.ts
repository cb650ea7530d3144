import type { ErrorCode } from '@tallgrass/domain'
import type {
  AnyTRPCMutationProcedure,
  AnyTRPCProcedure,
  inferProcedureInput,
  inferProcedureOutput,
} from '@trpc/server'
import type { z } from 'zod'
import type { AppRouter } from '../index.ts'

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
type ProcedureAt<Path extends ProcedurePath> = Extract<At<Procedures, Path>, AnyTRPCProcedure>
export type MutationPath = {
  [Path in ProcedurePath]: ProcedureAt<Path> extends AnyTRPCMutationProcedure ? Path : never
}[ProcedurePath]
export type ProcedureInput<Path extends ProcedurePath> = inferProcedureInput<ProcedureAt<Path>>
type ProcedureOutput<Path extends ProcedurePath> = inferProcedureOutput<ProcedureAt<Path>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Answer {
  body: unknown
  headers?: Record<string, string>
}

/** The response of a path, if it differs from the procedure's output. */
export interface Shape<Output> {
  schema: z.ZodType
  /** The headers that `toAnswer` may set. */
  headers?: AnswerHeader[]
  /** The codes that it may throw. */
  refuses?: ErrorCode[]
  /** `address` is the requested URL without its origin. */
  toAnswer(output: Output, address: string): Answer
}

export type AnswerHeader = 'ETag' | 'Link'

interface RowOptions<Path extends ProcedurePath> {
  /** One line for the API document, if the procedure's own does not fit this path. */
  summary?: string
  /** Input that callers may omit on this path. */
  defaults?: Partial<ProcedureInput<Path>>
  /** Input set by the path itself; callers cannot change it. */
  fixed?: Partial<ProcedureInput<Path>>
  /** Input fields by path parameter, where the names differ. */
  params?: Record<string, keyof ProcedureInput<Path> & string>
  shape?: Shape<ProcedureOutput<Path>>
  /**
   * Makes the status 201. The path where the created record can be read, with `{name}` for fields of the output, is
   * sent in Location; `true` if it has no path of its own.
   */
  creates?: string | true
}

/** A path and the procedure behind it. */
export interface Row {
  method: Method
  /** `{name}` marks a field of the input. */
  path: string
  procedure: ProcedurePath
  /** Undefined: what the procedure says. */
  summary: string | undefined
  /** Refuses unknown query parameters. */
  isStrict: boolean
  defaults: Record<string, unknown>
  fixed: Record<string, unknown>
  params: Record<string, string>
  schema: z.ZodType | undefined
  headers: AnswerHeader[]
  refuses: ErrorCode[]
  status: 200 | 201
  /** The path of what was created: see `creates`. */
  location: string | undefined
  toAnswer(output: unknown, address: string): Answer
}

/** A row from the product's specification: it ignores unknown query parameters. */
export function documentedRow<Path extends ProcedurePath>(
  method: Method,
  path: string,
  procedure: Path,
  options: RowOptions<Path> = {},
): Row {
  return { ...row(method, path, procedure, options), isStrict: false }
}

export function row<Path extends ProcedurePath>(
  method: Method,
  path: string,
  procedure: Path,
  { creates, defaults = {}, fixed = {}, params = {}, shape, summary }: RowOptions<Path> = {},
): Row {
  const location = typeof creates === 'string' ? creates : undefined
  return {
    method,
    path,
    procedure,
    summary,
    isStrict: true,
    defaults,
    fixed,
    params,
    schema: shape?.schema,
    headers: shape?.headers ?? [],
    refuses: shape?.refuses ?? [],
    status: creates ? 201 : 200,
    location,
    toAnswer(result, address) {
      // The type of the output follows from the path; the parameters above guarantee that they match.
      const output = result as ProcedureOutput<Path>
      const answer = shape ? shape.toAnswer(output, address) : { body: output }
      return location
        ? { ...answer, headers: { ...answer.headers, location: fill(location, output) } }
        : answer
    },
  }
}

function fill(path: string, output: unknown): string {
  const fields = new Map(Object.entries(output ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields.get(name))))
}
