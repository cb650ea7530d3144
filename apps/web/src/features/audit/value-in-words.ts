import {
  agreementStatusWords,
  documentStatusWords,
  formatMoney,
  type Instant,
  readInstant,
  toCalendarDate,
  toMoney,
} from '@tallgrass/domain'
import { agreementNames } from '../../lib/agreement-words'
import { formatDate } from '../../lib/format'
import { toWords } from '../../lib/words'

export interface AboutValue {
  entity: string
  /** Formats an instant for the reader. Without it, instants stay as they are recorded. */
  dateTime?: ((instant: Instant) => string) | undefined
}

/** Fields that hold one of a closed set of values. What people type is in other fields. */
const coded = new Set([
  'agreementStatus',
  'category',
  'closedAs',
  'documentType',
  'file',
  'interest',
  'kind',
  'method',
  'owner',
  'provider',
  'role',
  'source',
  'status',
])

/** A recorded value as people write it: 'Ready for review', '$1,200.00', 'March 3, 2025'. Undefined if empty. */
export function valueInWords(field: string, value: unknown, about: AboutValue): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => valueInWords(field, one, about)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  return textInWords(field, String(value), about)
}

function textInWords(field: string, text: string, { dateTime, entity }: AboutValue): string {
  if (field === 'amount') return moneyInWords(text)
  if (coded.has(field) || field === 'type') return codeInWords(field, text, entity)
  if (field.endsWith('At') || field === 'scheduledFor')
    return dateTime ? instantInWords(text, dateTime) : text
  const day = /(Date|On|day)$/.test(field) ? toCalendarDate(text) : undefined
  return day ? formatDate(day) : text
}

const statusWords: Record<string, Record<string, string>> = {
  agreement: agreementStatusWords,
  document: documentStatusWords,
}

function codeInWords(field: string, text: string, entity: string): string {
  const words =
    (field === 'status' && statusWords[entity]) ||
    (field === 'agreementStatus' && agreementStatusWords) ||
    (field === 'type' && entity === 'agreement' && agreementNames)
  const known = words && new Map(Object.entries(words)).get(text)
  // Only a code is turned into words. Project types, for one, are words already.
  return known || (/^([A-Z_]+|[a-z-_]+)$/.test(text) ? toWords(text) : text)
}

function moneyInWords(text: string): string {
  const money = toMoney(text)
  return money ? formatMoney(money) : text
}

function instantInWords(text: string, dateTime: (instant: Instant) => string): string {
  const instant = readInstant(text)
  return instant ? dateTime(instant) : text
}
