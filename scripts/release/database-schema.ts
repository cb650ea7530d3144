import { z } from 'zod'

const column = z.object({
  /** As PostgreSQL writes it: `numeric(10,2)`. */
  type: z.string(),
  nullable: z.boolean(),
  /** An expression, also of an identity; null for none. */
  default: z.string().nullable(),
  /** The expression of a generated column, which cannot be written; null for others. */
  generated: z.string().nullable(),
})

const constraint = z.object({
  kind: z.enum(['primary key', 'unique', 'foreign key', 'check', 'exclusion']),
  columns: z.array(z.string()),
  definition: z.string(),
})

const index = z.object({ unique: z.boolean(), columns: z.array(z.string()), definition: z.string() })

const table = z.object({
  columns: z.record(z.string(), column),
  constraints: z.record(z.string(), constraint),
  /** Without those that belong to a constraint. */
  indexes: z.record(z.string(), index),
  triggers: z.record(z.string(), z.string()),
})

/** Everything that the migrations create, by name, in alphabetical order, as the catalog describes it. */
export const databaseSchema = z.object({
  /** The last migration. */
  migration: z.string(),
  tables: z.record(z.string(), table),
  /** By signature. */
  functions: z.record(z.string(), z.string()),
})

export type DatabaseSchema = z.infer<typeof databaseSchema>
export type TableSchema = z.infer<typeof table>
export type ColumnSchema = z.infer<typeof column>
export type ConstraintSchema = z.infer<typeof constraint>
