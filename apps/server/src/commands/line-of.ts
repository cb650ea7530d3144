import type { Socket } from 'node:net'

/** More than any command, and any answer to one, comes to. */
const MAX_CHARACTERS = 1024 * 1024

/** The first line that arrives; undefined where the other side leaves before it ends. */
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
