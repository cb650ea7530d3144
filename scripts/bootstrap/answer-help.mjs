/**
 * With --help, prints the command's usage and description, and exits.
 * @param {string} usage
 * @param {string} text
 */
export function answerHelp(usage, text) {
  if (!process.argv.includes('--help')) return
  console.log(`${usage}\n\n${text}`)
  process.exit(0)
}
