import { names } from '@tallgrass/brand'
import type { EverythingOfProject } from '@tallgrass/core'
import { strToU8 } from 'fflate'
import { MESSAGES } from './pack-manifest.ts'
import { placesOf, toJson } from './pack-parts.ts'
import type { ZipEntry } from './zip-stream.ts'

type Messages = Pick<EverythingOfProject, 'files' | 'messages'>

/** The messages of a project with the places of their files, for programs and to read. */
export function* messageEntries({ files, messages }: Messages): Generator<ZipEntry> {
  const placed = messages.map((message) => ({
    ...message,
    files: placesOf(files, ({ messageId }) => messageId === message.id),
  }))
  yield { path: MESSAGES.data, content: toJson(placed) }
  yield { path: MESSAGES.text, content: strToU8(inWords(placed)) }
}

type PlacedMessage = Messages['messages'][number] & { files: ReturnType<typeof placesOf> }

function inWords(messages: PlacedMessage[]): string {
  if (messages.length === 0) return 'No messages.\n'
  const whole = new Map(messages.map((message) => [message.id, message]))
  return messages
    .map((message) => {
      const quoted = message.quotedId === null ? undefined : whole.get(message.quotedId)
      return [headOf(message), quoted && `> ${headOf(quoted)}`, bodyOf(message), ...fileLinesOf(message)]
    })
    .map((lines) => `${lines.filter(Boolean).join('\n')}\n`)
    .join('\n')
}

function headOf({ authorName, createdAt, editedAt, internal, side }: PlacedMessage): string {
  const marks = [internal && 'administrators only', editedAt && `edited ${minuteOf(editedAt)}`].filter(
    Boolean,
  )
  const from = side === 'ADMIN' ? `${authorName} (${names.business})` : authorName
  return `${minuteOf(createdAt)}, ${from}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`
}

function bodyOf({ body, deletedAt }: PlacedMessage): string {
  return deletedAt === null ? body : `[deleted ${minuteOf(deletedAt)}]`
}

function fileLinesOf({ files }: PlacedMessage): string[] {
  return files.map(({ name, path }) => `File: ${name} (${path})`)
}

function minuteOf(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}
