import type { ProjectId } from './ids.ts'

const PREFIX = 'write='

/**
 * The path of a project's messages, with a text to begin with. The text is in the hash, which browsers keep to
 * themselves: it reaches no log.
 */
export function messagesPath(projectId: ProjectId, text = ''): string {
  const path = `/portal/projects/${projectId}?tab=messages`
  return text ? `${path}#${PREFIX}${encode(text)}` : path
}

/** The text to begin a message with, from the hash of `messagesPath`; undefined if it has none. */
export function textInHash(hash: string): string | undefined {
  const start = hash.replace(/^#/, '')
  if (!start.startsWith(PREFIX)) return undefined
  try {
    return decode(start.slice(PREFIX.length)) || undefined
  } catch {
    // Someone has changed the address by hand.
    return undefined
  }
}

/** In letters that no router decodes and that end no link of a chat message: base64url. */
function encode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Throws for any other text. */
function decode(letters: string): string {
  const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const text = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}
