import type { OrganizationId } from '@tallgrass/domain'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from '../database.ts'
import { newId } from '../id.ts'
import { organizationIn, type Scope } from './scope.ts'

// Statements that are built and compiled once, because that costs more processor time than sending one and
// reading its answer. They differ in the organization only: `build` must not read the clock or anything else.

/** Returns the function that runs the statement. */
export function compileOnce<Row>(build: (db: Db) => Compilable<Row>): (db: Db) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db) => {
    compiled ??= build(db).compile()
    return (await db.executeQuery(compiled)).rows
  }
}

/** Like `compileOnce`, for a statement about one organization. */
export function compileForOrganization<Row>(
  build: (db: Db, organizationId: OrganizationId) => Compilable<Row>,
): (db: Db, organizationId: OrganizationId) => Promise<Row[]> {
  const placeholder: OrganizationId = newId('Organization', new Date())
  let compiled: CompiledQuery<Row> | undefined
  return async (db, organizationId) => {
    compiled ??= build(db, placeholder).compile()
    const parameters = compiled.parameters.map((value) => (value === placeholder ? organizationId : value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

/** Like `compileOnce`, for a statement about a scope. */
export function compilePerScope<Row>(
  build: (db: Db, scope: Scope) => Compilable<Row>,
): (db: Db, scope: Scope) => Promise<Row[]> {
  const ofOne = compileForOrganization((db, organizationId) => build(db, { organizationId }))
  let whole: ((db: Db) => Promise<Row[]>) | undefined
  return (db, scope) => {
    const organizationId = organizationIn(scope)
    if (organizationId !== undefined) return ofOne(db, organizationId)
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
