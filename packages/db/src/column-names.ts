import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'

/**
 * snake_case in SQL, camelCase in TypeScript. The library's plugin writes the names into a copy of every statement and
 * asks for them in every row; here they are written while a statement becomes text, and asked for once a result.
 */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    // Columns are renamed; what somebody wrote into a JSON column is theirs.
    super({ maintainNestedObjectKeys: true })
  }

  /** For statements of `db`; those of `db.withoutPlugins()` name things as the database does, which this leaves alone. */
  compiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler((name) => this.snakeCase(name))
  }

  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {}).map(
      (column) => [column, this.camelCase(column)] as const,
    )
    if (columns.every(([column, name]) => column === name)) return result
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = {}
      for (const [column, name] of columns) renamed[name] = row[column]
      return renamed
    })
    return { ...result, rows }
  }
}

class SnakeCaseCompiler extends PostgresQueryCompiler {
  readonly #toColumn: (name: string) => string

  constructor(toColumn: (name: string) => string) {
    super()
    this.#toColumn = toColumn
  }

  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(this.#toColumn(identifier))
  }
}
