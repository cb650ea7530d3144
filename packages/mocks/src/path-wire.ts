import { fieldsInPath, inputReader } from '@tallgrass/api/paths/read-input.ts'
import type { Row } from '@tallgrass/api/paths/row.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { refusalStatuses } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import { HttpResponse } from 'msw'
import { procedureContracts } from './contracts.gen.ts'
import { refusalIn } from './refusals.ts'

type Run = (procedure: string, input: unknown) => Promise<unknown>

/** Answers a REST request as the server would; undefined if no row matches. */
export async function answerPath(request: Request, run: Run) {
  const { pathname, search, searchParams } = new URL(request.url)
  for (const row of rows) {
    const params = row.method === request.method ? paramsOf(row, pathname) : undefined
    if (!params) continue
    try {
      const contract = procedureContracts[row.procedure as keyof typeof procedureContracts]
      const text = await request.text()
      const input = inputReader(
        row,
        'input' in contract ? contract.input : undefined,
      )({
        params,
        query: Object.fromEntries(searchParams),
        body: text ? JSON.parse(text) : undefined,
        ifMatch: request.headers.get('if-match') ?? undefined,
      })
      const { body, headers = {} } = row.toAnswer(await run(row.procedure, input), `${pathname}${search}`)
      return HttpResponse.json(body as never, { status: row.status, headers })
    } catch (error) {
      // msw itself answers with a thrown response.
      if (error instanceof Response) throw error
      // A mock has reported its own faults.
      if (!(error instanceof AppError || error instanceof TRPCError)) console.error(error)
      return refused(refusalIn(error), row)
    }
  }
  return undefined
}

function paramsOf({ path }: Row, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const found = pattern.exec(pathname)
  if (!found) return undefined
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
  )
}

/** A malformed id in the path is refused like an unknown one. */
function refused({ code, details, issues, message, retryAfterSeconds }: AppError, row: Row) {
  const inPath = fieldsInPath(row)
  const unknown = issues?.find(({ path }) => inPath.includes(path))
  const body = unknown
    ? { error: unknown.message, code: 'NOT_FOUND' }
    : { error: message, code, ...(issues && { issues }), ...(details && { details }) }
  return HttpResponse.json(body, {
    status: refusalStatuses[unknown ? 'NOT_FOUND' : code].http,
    headers: retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  })
}
