export type CsvValue = string | number | boolean | null

/** What a spreadsheet would take for a formula, also behind the breaks that it skips. */
const FORMULA = /^[=+\-@\t\r\n]/
const NEEDS_QUOTES = /[",\r\n]/

/** One cell (RFC 4180). What begins like a formula gets an apostrophe, so that it stays text. */
export function csvCell(value: CsvValue): string {
  const text = value === null ? '' : String(value)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One line with its break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
