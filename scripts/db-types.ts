// Writes packages/db/src/schema.gen.ts from the migrations, without a server: migrates an embedded database and reads
// its schema. `--verify` writes nothing and fails if the file is stale.
// What scripts/releases/unread.json lists gets no types, so that no query can name it.
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp('npm run db:types [-- --verify]', 'Generates the database types from the migrations.')

const { migrateToLatest, openDatabase } = await import('@tallgrass/db')
const { GenericExpressionNode, generate, getDialect, IdentifierNode } = await import('kysely-codegen')
const { default: config, entityOfTable, idColumns } = await import('../kysely-codegen.config.ts')
const { dropUnread } = await import('./db-types/drop-unread.ts')
const { inRepository } = await import('./bootstrap/repository.mjs')
const { readUnread } = await import('./release/record.ts')
const { readColumnKinds } = await import('./db-types/read-column-kinds.ts')

const { outFile, dateParser, numericParser, overrides, typeMapping, ...options } = config
const dialect = getDialect(config.dialect, { dateParser, numericParser })
// As nodes instead of text, because the generator parses text with a compiler API that TypeScript 7 lacks.
Object.assign(dialect.adapter.scalars, mapValues(typeMapping, toNode))

const database = await openDatabase({ memory: true })
try {
  await migrateToLatest(database)
  await dropUnread(database.db.withoutPlugins(), readUnread(inRepository()))
  const { ids, money } = await readColumnKinds(database.db.withoutPlugins(), { entityOfTable, idColumns })
  await generate({
    ...options,
    db: database.db.withoutPlugins(),
    dialect,
    customImports: { ...options.customImports, ...ids.imports },
    outFile: inRepository(outFile),
    overrides: { columns: mapValues({ ...ids.columns, ...money, ...overrides.columns }, toNode) },
    verify: process.argv.includes('--verify'),
  })
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await database.close()
}

/** `Role` or `Generated<Role>`. */
function toNode(type: string) {
  const inner = /^Generated<(\w+)>$/.exec(type)?.[1]
  return inner
    ? new GenericExpressionNode('Generated', [new IdentifierNode(inner)])
    : new IdentifierNode(type)
}

function mapValues<T>(record: Record<string, string>, convert: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]))
}
