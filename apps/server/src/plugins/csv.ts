import { Readable } from 'node:stream'
import { MAX_PAGE_SIZE } from '@tallgrass/contracts'
import { type AdminCtx, type Ctx, recordRefusal, requireAdmin, type Services } from '@tallgrass/core'
import { AppError, type CsvValue, csvLine } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createRequestCtx } from './request-ctx.ts'

/** More than anybody reads, and few enough for one request. */
const MOST_ROWS = 50_000

/** By it a spreadsheet knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface PageOfRows {
  limit: number
  cursor: string | null
}

/** A list of the administrators as a file: the same filters, all of its pages. */
export interface CsvExport<Filter, Item> {
  path: string
  /** The file is called by it and by the day. */
  name: string
  filter: z.ZodType<Filter>
  columns: { label: string; cell: (item: Item) => CsvValue }[]
  list(ctx: AdminCtx, input: Filter & PageOfRows): Promise<{ items: Item[]; nextCursor: string | null }>
}

/** Answers the export at its path, a page at a time. */
export function addCsvExport<Filter, Item>(
  app: FastifyInstance,
  services: Services,
  file: CsvExport<Filter, Item>,
): void {
  app.get(file.path, async (request, reply) => {
    const ctx = await createRequestCtx(services, request, reply)
    const pages = readPages(await requireAdminOf(ctx, file.path), file, readFilter(file, request.query))
    // What goes wrong before the first byte is an answer, and not half a file.
    const first = await pages.next()
    const day = services.clock().toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}-${day}.csv"`)
      .send(Readable.from(toText(file, first.value ?? [], pages), { objectMode: false }))
  })
}

/** A refusal is written down, as those of the procedures are. */
async function requireAdminOf(ctx: Ctx, path: string): Promise<AdminCtx> {
  try {
    return requireAdmin(ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') await recordRefusal(ctx, path)
    throw error
  }
}

function readFilter<Filter, Item>(file: CsvExport<Filter, Item>, query: unknown): Filter {
  const parsed = file.filter.safeParse(query)
  // As the procedures throw it, so that both are told in the same words.
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error })
  return parsed.data
}

async function* readPages<Filter, Item>(ctx: AdminCtx, file: CsvExport<Filter, Item>, filter: Filter) {
  let cursor: string | null = null
  for (let left = MOST_ROWS; left > 0; ) {
    const page: { items: Item[]; nextCursor: string | null } = await file.list(ctx, {
      ...filter,
      limit: Math.min(MAX_PAGE_SIZE, left),
      cursor,
    })
    yield page.items
    cursor = page.nextCursor
    if (cursor === null) return
    left -= page.items.length
  }
}

async function* toText<Item>(
  { columns }: Pick<CsvExport<unknown, Item>, 'columns'>,
  first: Item[],
  rest: AsyncIterable<Item[]>,
) {
  const toLines = (items: Item[]) =>
    items.map((item) => csvLine(columns.map(({ cell }) => cell(item)))).join('')
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) + toLines(first)
  for await (const items of rest) yield toLines(items)
}
