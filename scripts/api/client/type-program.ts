import {
  API,
  type Checker,
  type Symbol as NamedSymbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'
import { inRepository } from '../../bootstrap/repository.mjs'

export interface TypeProgram extends Disposable {
  checker: Checker
  /** The type that a source declares. */
  declaredType(source: string, name: string): Type
  /** The names that the module has which a source imports as a namespace. */
  namesIn(source: string, namespace: string): string[]
  /** Why a source does not compile. */
  problemsIn(source: string): string[]
}

/** The sources of all programs, by the paths that they seem to have. */
const files = new Map<string, string>()
let compiler: API | undefined
let programs = 0

/**
 * Compiles sources that exist in memory alone, as if they were files at the top of the repository, so that they may import
 * its packages. TypeScript calls this interface unstable: the tests of this folder fail where an upgrade changes it.
 */
export function typeProgram(sources: Record<string, string>): TypeProgram {
  programs += 1
  const pathOf = (name: string) => inRepository(`${programs}.in-memory.${name}`)
  const paths = new Map(Object.keys(sources).map((name) => [name, pathOf(name)]))
  const config = pathOf('tsconfig.json')
  for (const [name, path] of paths) files.set(path, sources[name] ?? '')
  files.set(config, configOf([...paths.values()]))
  // One process for all; it ends with this one.
  compiler ??= new API({
    cwd: inRepository(),
    // Undefined: look at the disk.
    fs: { readFile: (path) => files.get(path), fileExists: (path) => files.has(path) || undefined },
  })
  const snapshot = compiler.updateSnapshot({ openProjects: [config] })
  const project = snapshot.getProject(config)
  if (!project) throw new Error('TypeScript opened no project')
  const { checker, program } = project

  function resolve(source: string, name: string, meaning: SymbolFlags): NamedSymbol {
    const symbol = checker.resolveName(name, meaning, { document: paths.get(source) ?? source, position: 0 })
    if (!symbol) throw new Error(`${source} declares no ${name}`)
    return symbol
  }

  return {
    checker,
    declaredType: (source, name) => checker.getDeclaredTypeOfSymbol(resolve(source, name, SymbolFlags.Type)),
    namesIn(source, namespace) {
      const module = checker.getAliasedSymbol(resolve(source, namespace, SymbolFlags.Namespace))
      return checker.getExportsOfModule(module).map(({ name }) => name)
    },
    problemsIn: (source) => program.getSemanticDiagnostics(paths.get(source)).map(({ text }) => text),
    [Symbol.dispose]() {
      snapshot.dispose()
      for (const path of [config, ...paths.values()]) files.delete(path)
    },
  }
}

function configOf(paths: string[]): string {
  const compilerOptions = {
    incremental: false,
    tsBuildInfoFile: null,
    types: [],
    // A field that may be missing may be undefined, too: JSON makes no difference.
    exactOptionalPropertyTypes: false,
  }
  return JSON.stringify({ extends: './tsconfig.json', compilerOptions, files: paths, include: [] })
}

/** The types of the fields of an object, by name. */
export function fieldsOf(checker: Checker, type: Type): Map<string, Type> {
  return new Map(
    checker.getPropertiesOfType(type).flatMap((field) => {
      const fieldType = checker.getTypeOfSymbol(field)
      return fieldType ? [[field.name, fieldType]] : []
    }),
  )
}
