import { parseInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { writeProcessName } from '../surroundings/process-name.ts'
import { toProcessesFact } from './processes-fact.ts'

const MARKS = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'gggg', 'hhhh']
const NOW = Date.parse('2026-11-20T09:00:00.000Z')

function aProcess({ marks = MARKS, since = '2026-11-20T08:00:00.000Z', version = '0.1.0' } = {}) {
  return { name: writeProcessName({ version, marks }), since: parseInstant(since) }
}

test('one process, and connections of others, say nothing', () => {
  const psql = { ...aProcess(), name: 'psql' }
  expect(toProcessesFact([], NOW)).toBeUndefined()
  expect(toProcessesFact([aProcess(), psql], NOW)).toBeUndefined()
})

test('processes that are alike are good', () => {
  expect(toProcessesFact([aProcess(), aProcess()], NOW)).toEqual({
    subject: 'Processes',
    state: 'good',
    text: '2 processes serve this site, with the same version and the same settings.',
  })
})

test('different versions are a note during an upgrade and a fault afterwards, whatever their settings', () => {
  const newer = { version: '0.2.0', marks: MARKS.toReversed() }
  expect(toProcessesFact([aProcess(), aProcess(newer)], NOW)).toMatchObject({
    state: 'fault',
    text: '2 processes serve this site, with different versions: 0.1.0 and 0.2.0.',
  })
  const begun = aProcess({ ...newer, since: '2026-11-20T08:50:00.000Z' })
  expect(toProcessesFact([aProcess(), begun], NOW)).toMatchObject({ state: 'note' })
})

test('different settings are named by what they are for', () => {
  const other = aProcess({ marks: MARKS.with(1, 'xxxx').with(7, 'yyyy') })
  expect(toProcessesFact([aProcess(), other], NOW)).toMatchObject({
    state: 'fault',
    text: '2 processes serve this site, with different settings for email (SMTP_URL, MAIL_FROM) and other things.',
    advice: 'Start all of them with the same settings: otherwise it depends on the process what happens.',
  })
})

test('the name of a long version still fits', () => {
  const { name } = aProcess({ version: '10.20.30-rc.1' })
  expect(name).toHaveLength(63)
  expect(
    toProcessesFact(
      [
        { ...aProcess(), name },
        { ...aProcess(), name },
      ],
      NOW,
    ),
  ).toMatchObject({ state: 'good' })
})
