import { expect, test } from 'vitest'
import { typePrinter } from './print-type.ts'
import { typeProgram } from './type-program.ts'

function printed(type: string) {
  const source = `
    import type { Id, Money } from '@tallgrass/client'
    interface Tree { name: string; below: Tree[] }
    type Status = 'won' | 'new'
    type Shown = ${type}`
  using program = typeProgram({ 'source.ts': source })
  const { kinds, print } = typePrinter(program.checker)
  return { text: print(program.declaredType('source.ts', 'Shown')), kinds: [...kinds] }
}

test.each([
  ['{ b?: Status; a: boolean | null }', '{ "a": boolean | null; "b"?: "new" | "won" | undefined }'],
  ['{ a: 1 } & { b: readonly [string, Status] }', '{ "a": 1; "b": [string, "new" | "won"] }'],
  ['Record<string, { ok: true }[]>', '{ [key: string]: Array<{ "ok": true }> }'],
  ['AsyncIterable<{ at: Date }>', 'AsyncIterable<{ "at": Date }, any, any>'],
])('%s is spelled out in one order', (type, text) => {
  expect(printed(type).text).toBe(text)
})

test('kinds of text keep their names, for an import', () => {
  const { kinds, text } = printed("{ id: Id<'Lead'>; amount: Money | null }")
  expect(text).toBe('{ "amount": Money | null; "id": Id<"Lead"> }')
  expect(kinds).toEqual(['Id', 'Money'])
})

test('a type that contains itself is refused', () => {
  expect(() => printed('Tree')).toThrow('Tree contains itself')
})
