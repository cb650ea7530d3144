import type { Socket } from 'node:net'

/** More than any command or result needs. */
const MAX_CHARACTERS = 1024 * 1024

/** The first line received; undefined if the other side closes first or the line is too long. */
export async function lineOf(socket: Socket): Promise<string | undefined> {
  let text = ''
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk
    const end = text.indexOf('\n')
    if (end >= 0) return text.slice(0, end)
    if (text.length > MAX_CHARACTERS) return undefined
  }
  return undefined
}
