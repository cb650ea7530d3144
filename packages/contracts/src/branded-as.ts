import type { Unparsed } from '@tallgrass/domain'
import type { z } from 'zod'

/** The schema with its text as a kind, on both sides of the wire. The schema has to check that it is one. */
export function brandedAs<T extends string>(schema: z.ZodType<string, string>): z.ZodType<T, T> {
  return schema as z.ZodType<string, string> as z.ZodType<T, T>
}

/** Like `brandedAs`, for what people type: takes text that was not parsed yet as well. */
export function parsedAs<T extends string>(schema: z.ZodType<string, string>): z.ZodType<T, T | Unparsed> {
  return schema as z.ZodType<string, string> as z.ZodType<T, T | Unparsed>
}
