import type { ClientId } from '@tallgrass/domain'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from '../database.ts'
import { newId } from '../id.ts'
import { clientIn, type Scope } from './scope.ts'

// Statements that are built and compiled once, because that costs more processor time than sending one and
// reading its answer. They differ in the client only: `build` must not read the clock or anything else.

/** Returns the function that runs the statement. */
export function compileOnce<Row>(build: (db: Db) => Compilable<Row>): (db: Db) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db) => {
    compiled ??= build(db).compile()
    return (await db.executeQuery(compiled)).rows
  }
}

/** Like `compileOnce`, for a statement about one client. */
export function compileForClient<Row>(
  build: (db: Db, clientId: ClientId) => Compilable<Row>,
): (db: Db, clientId: ClientId) => Promise<Row[]> {
  const placeholder: ClientId = newId('User', new Date())
  let compiled: CompiledQuery<Row> | undefined
  return async (db, clientId) => {
    compiled ??= build(db, placeholder).compile()
    const parameters = compiled.parameters.map((value) => (value === placeholder ? clientId : value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** Like `compileOnce`, for a statement about a scope. */
export function compilePerScope<Row>(
  build: (db: Db, scope: Scope) => Compilable<Row>,
): (db: Db, scope: Scope) => Promise<Row[]> {
  const ofClient = compileForClient((db, clientId) => build(db, { clientId }))
  let whole: ((db: Db) => Promise<Row[]>) | undefined
  return (db, scope) => {
    const clientId = clientIn(scope)
    if (clientId !== undefined) return ofClient(db, clientId)
    whole ??= compileOnce((opened) => build(opened, scope))
    return whole(db)
  }
}

/**
 * Like `compileOnce`, for a statement with values that change, such as the date: `build` gets stand-ins, which
 * differ from each other and from every other value in the statement.
 */
export function compileWith<Row, Values extends Record<string, string>>(
  standIns: Values,
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  const names = new Map<unknown, keyof Values>(Object.entries(standIns).map(([name, value]) => [value, name]))
  return async (db, values) => {
    compiled ??= build(db, standIns).compile()
    const parameters = compiled.parameters.map((value) => {
      const name = names.get(value)
      return name === undefined ? value : values[name]
    })
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
