import { expect, test } from 'vitest'
import { withHoverComments } from './hover-comments.ts'

const comment = (source: string) => withHoverComments('a.ts', source)

test('a property gets the sentence of its meta as a comment, with an example', () => {
  const source = `export const a = z.object({
  due: day.meta({ description: 'When it is due.', examples: ['2026-11-20'] }).nullable(),
  name: z.string(),
})
`
  expect(comment(source)).toBe(`export const a = z.object({
  /** When it is due. Example: "2026-11-20". */
  due: day.meta({ description: 'When it is due.', examples: ['2026-11-20'] }).nullable(),
  name: z.string(),
})
`)
})

test('a procedure gets what it says', () => {
  const source = "export const a = router({\n  list: user.meta({ says: 'All of them' }).query(run),\n})\n"
  expect(comment(source)).toContain('{\n  /** All of them. */\n  list: user')
})

test('an older comment is replaced, and nothing changes the second time', () => {
  const source = `/** Old words. */
export const money = z.string().meta({ description: 'An amount.' })
`
  const once = comment(source)
  expect(once).toBe(`/** An amount. */
export const money = z.string().meta({ description: 'An amount.' })
`)
  expect(comment(once)).toBe(once)
})

test('a long sentence is wrapped', () => {
  const words = Array(30).fill('words').join(' ')
  const lines = comment(`export const a = z.string().meta({ description: '${words}.' })`).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '/**',
    ` * ${Array(18).fill('words').join(' ')}`,
    ` * ${Array(12).fill('words').join(' ')}.`,
    ' */',
  ])
})

test('a comment that belongs to something else stays', () => {
  const source = `const b = {
  /** Mine. */
  a: 1,
}
`
  expect(comment(source)).toBe(source)
})
