import { Readable } from 'node:stream'
import { archiveQuery } from '@tallgrass/contracts'
import { type AdminCtx, type ExportedEntity, recordExport, type Services } from '@tallgrass/core'
import { ensureProved } from '@tallgrass/core/people'
import { type CsvValue, csvLine, MAX_PAGE_SIZE } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createRequestCtx } from './request-ctx.ts'
import { requireAdminAt } from './require-admin-at.ts'

/** More than anyone reads, and few enough for one request. */
const MAX_ROWS = 50_000

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface PageOfRows {
  limit: number
  cursor: string | null
}

/** An administrator's list as a file, with the same filters and all of its pages. */
export interface CsvExport<Filter, Item> {
  path: string
  /** The file name starts with it and ends with the date. */
  name: string
  /** The entity of its rows in the audit log. */
  entity: ExportedEntity
  filter: z.ZodType<Filter>
  columns: { label: string; cell: (item: Item) => CsvValue }[]
  list(ctx: AdminCtx, input: Filter & PageOfRows): Promise<{ items: Item[]; nextCursor: string | null }>
}

/** Serves the export at its path, one page at a time, and records it in the audit log. */
export function addCsvExport<Filter extends object, Item>(
  app: FastifyInstance,
  services: Services,
  file: CsvExport<Filter, Item>,
): void {
  app.get(file.path, async (request, reply) => {
    const ctx = await requireAdminAt(file.path, await createRequestCtx(services, request, reply))
    ensureProved(ctx)
    const { check, filter } = readQuery(file, request.query)
    // A page cannot show why a download was refused, so it asks before.
    if (check) return reply.code(204).send()
    const chunks = toChunks(ctx, file, filter)
    // A failure before the first byte becomes an error response, not half a file.
    const first = await chunks.next()
    const day = services.clock().toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}-${day}.csv"`)
      .send(Readable.from(prepend(first, chunks, request.log), { objectMode: false }))
  })
}

type Chunks = AsyncGenerator<string, void, void>

/** All chunks, starting with the one already read. */
function prepend(
  first: IteratorResult<string, void>,
  rest: Chunks,
  log: FastifyBaseLogger,
): AsyncIterable<string> {
  let pending: IteratorResult<string, void> | undefined = first
  async function next() {
    const result = pending ?? (await rest.next())
    pending = undefined
    return result
  }
  /** The client has disconnected, so failures are only logged. */
  async function stop() {
    await rest.return().catch((error: unknown) => log.error({ err: error }, 'An export was not recorded'))
    return { done: true, value: undefined } as const
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) }
}

function readQuery<Filter, Item>(file: CsvExport<Filter, Item>, query: unknown) {
  const { check, ...rest } = Object(query)
  const asked = archiveQuery.safeParse({ check })
  if (!asked.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: asked.error })
  const parsed = file.filter.safeParse(rest)
  // Thrown as procedures throw it, so that both use the same words.
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error })
  return { check: asked.data.check !== undefined, filter: parsed.data }
}

async function* readPages<Filter, Item>(ctx: AdminCtx, file: CsvExport<Filter, Item>, filter: Filter) {
  let cursor: string | null = null
  for (let left = MAX_ROWS; left > 0; ) {
    const page: { items: Item[]; nextCursor: string | null } = await file.list(ctx, {
      ...filter,
      limit: Math.min(MAX_PAGE_SIZE, left),
      cursor,
    })
    left -= page.items.length
    cursor = page.nextCursor
    yield { items: page.items, isLast: cursor === null || left <= 0 }
    if (cursor === null) return
  }
}

/** The last chunk is sent only after the export has been recorded. */
async function* toChunks<Filter extends object, Item>(
  ctx: AdminCtx,
  file: CsvExport<Filter, Item>,
  filter: Filter,
): Chunks {
  const record = (complete: boolean) =>
    recordExport(ctx, { entity: file.entity, filter: toQuery(filter), rows, complete })
  const toLines = (items: Item[]) =>
    items.map((item) => csvLine(file.columns.map(({ cell }) => cell(item)))).join('')
  let heading = BYTE_ORDER_MARK + csvLine(file.columns.map(({ label }) => label))
  let [rows, isWhole] = [0, false]
  try {
    for await (const { isLast, items } of readPages(ctx, file, filter)) {
      rows += items.length
      if (isLast) await record(true)
      isWhole ||= isLast
      yield heading + toLines(items)
      heading = ''
    }
  } finally {
    // A client that disconnected keeps the rows sent so far.
    if (!isWhole && rows > 0) await record(false)
  }
}

function toQuery(filter: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, String(value))
  return query.toString()
}
