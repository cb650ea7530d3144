/** The end of a sentence. A name such as 'Arredondo Roofing Inc.' brings its own period. */
export function withFullStop(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
