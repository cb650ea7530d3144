import { parseId, toAnyId } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { actionInWords, entityInWords, entryInWords, whoInWords } from './audit-words'
import { valueInWords } from './value-in-words'

test('a move says where to, and the record has its name', () => {
  const entry = {
    action: 'checklist-item.move',
    entity: 'checklist-item',
    entityId: null,
    entityName: null,
    before: { status: 'PENDING' },
    after: { item: 'The phone rings', status: 'PASSED' },
  }
  expect(entryInWords(entry)).toBe('Moved a checklist item to “Passed”')
  expect(entityInWords(entry)).toBe('Checklist item “The phone rings”')
})

test('a signed document is named by its title, not by who signed it', () => {
  const after = { name: 'Ana Ruiz', documentTitle: 'Retainer' }
  expect(entityInWords({ entity: 'document', entityId: null, entityName: null, before: null, after })).toBe(
    'Document “Retainer”',
  )
})

test('a record that the entry does not name has its name of today, or the end of its ID', () => {
  const entry = {
    entity: 'booking',
    entityId: toAnyId('019a8f00-0000-7000-8000-0000deadbeef') ?? null,
    before: null,
  }
  const after = { status: 'completed' }
  expect(entityInWords({ ...entry, entityName: 'Ana Ruiz', after })).toBe('Booking “Ana Ruiz”')
  expect(entityInWords({ ...entry, entityName: null, after })).toBe('Booking deadbeef')
})

test('an action of another version is still readable', () => {
  expect(actionInWords('supplier.archive-all')).toBe('Supplier: archive all')
})

test.each([
  ['status', 'SIGNED_CLIENT', 'agreement', 'Signed by client'],
  ['status', 'READY_FOR_REVIEW', 'task', 'Ready for review'],
  ['status', 'sent', 'document', 'Pending Signature'],
  ['type', 'MSA', 'agreement', 'Master Service Agreement'],
  ['type', 'Learning Suite: SCORM', 'project', 'Learning Suite: SCORM'],
  ['title', 'SEND_LATER', 'task', 'SEND_LATER'],
  ['amount', '1234.50', 'invoice', '$1,234.50'],
  ['dueDate', '2026-11-25', 'invoice', 'November 25, 2026'],
  ['expiresAt', '2026-11-25T10:00:00.000Z', 'document', 'at 2026-11-25T10:00:00.000Z'],
])('%s %s of a %s reads %s', (field, value, entity, words) => {
  expect(valueInWords(field, value, { entity, dateTime: (at) => `at ${at}` })).toBe(words)
})

test('a program is named by its key and the person for whom it acts', () => {
  const id = parseId('User', '019a8f00-0000-7000-8000-000000000001')
  const keyId = parseId('ApiKey', '019a8f00-0000-7000-8000-000000000002')
  const who = { actor: { kind: 'api_key' as const, id, keyId }, actorEmail: null, actorName: 'Ana Ruiz' }
  expect(whoInWords({ ...who, actorKeyName: 'Till' })).toBe('API key “Till” for Ana Ruiz')
  expect(whoInWords({ ...who, actorKeyName: null })).toBe('API key for Ana Ruiz')
})
