/**
 * Every command answers --help with its usage and what it does, and does nothing else then.
 * @param {string} usage
 * @param {string} text
 */
export function answerHelp(usage, text) {
  if (!process.argv.includes('--help')) return
  console.log(`${usage}\n\n${text}`)
  process.exit(0)
}
