import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { withoutPassphrase } from './without-passphrase.ts'

const PHRASE = 'a river runs through it'

test.each([
  `BACKUP_PASSPHRASE=${PHRASE}`,
  `BACKUP_PASSPHRASE="${PHRASE}" # do not lose`,
  `  export BACKUP_PASSPHRASE = '${PHRASE}'`,
  `# BACKUP_PASSPHRASE=${PHRASE}`,
  'BACKUP_PASSPHRASE="a river\nruns through it"',
  `OLD_PHRASE=${PHRASE}`,
  `# the phrase is ${PHRASE}`,
])('the line %j is left out, and nothing else', (line) => {
  const text = `PORT=3000\n${line}\nMAIL_FROM="Ruth <ruth@example.com>"\n`
  const left = withoutPassphrase(text, PHRASE)
  expect(left).not.toMatch(/river|through/)
  expect(parseEnv(left)).toEqual({ PORT: '3000', MAIL_FROM: 'Ruth <ruth@example.com>' })
})

test('without a phrase, the settings stay as they are', () => {
  const text = '# Copy me\nPORT=3000\n\nBACKUP_TO=/srv/backups'
  expect(withoutPassphrase(text, undefined)).toBe(text)
  expect(withoutPassphrase(text, PHRASE)).toBe(text)
})

test.each([
  'BACKUP_PASSPHRASE=another one\nPORT=1',
  '# old BACKUP_PASSPHRASE=another one\nPORT=1',
  '#until May, the backup pass phrase was "another one\nPORT=1',
  'OLD_BACKUP_PASSPHRASE="another one"\nPORT=1',
  'BACKUP_PASSPHRASE_2025=another one\nPORT=1',
  'PORT=1 # BACKUP_PASSPHRASE=another one',
])('a phrase that an earlier configuration left in the file is removed, too: %j', (text) => {
  expect(withoutPassphrase(text, undefined)).toBe('PORT=1')
  expect(withoutPassphrase(text, PHRASE)).toBe('PORT=1')
})
