import pg from 'pg'

const ERROR = 0x45

/**
 * The error in an answer of the wire protocol after which a server closes the connection or shuts down, if
 * there is one (PostgreSQL documentation, "Error and Notice Message Fields"). The answer consists of whole
 * messages: a byte for the type, and the length of the rest in four.
 */
export function findFatal(answer: Buffer): pg.DatabaseError | undefined {
  for (let at = 0; at < answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    if (answer[at] !== ERROR) continue
    const length = answer.readUInt32BE(at + 1)
    const fields = answer.toString('utf8', at + 5, at + 1 + length).split('\0')
    const textOf = (type: string) => fields.find((field) => field.startsWith(type))?.slice(1)
    const severity = textOf('V')
    if (severity !== 'PANIC' && severity !== 'FATAL') continue
    const fatal = new pg.DatabaseError(textOf('M') ?? severity, length, 'error')
    return Object.assign(fatal, { severity, code: textOf('C') })
  }
  return undefined
}
