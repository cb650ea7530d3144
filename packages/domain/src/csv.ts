export type CsvValue = string | number | boolean | null

/** The start of a text that a spreadsheet reads as a formula, even after a tab or line break. */
const FORMULA = /^[=+\-@\t\r\n]/
const NEEDS_QUOTES = /[",\r\n]/

/** One cell (RFC 4180). A text that starts like a formula gets an apostrophe, so that it stays text. */
export function csvCell(value: CsvValue): string {
  const text = value === null ? '' : String(value)
  const escaped = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}

/** One line, including its line break. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
