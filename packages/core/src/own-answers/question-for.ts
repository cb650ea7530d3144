import type { AskedOwn } from '../chat/answer-own.ts'

/** 'I want to speak with a person' and the like. */
const MAX_WORDS_OF_REQUEST = 9
const ABOUT = /\b(?:about|because|regarding|concerning|why|how|when|where|what)\b/iu

/** What a person is to be asked: the message, or the question before it if the message only asks for a person. */
export function questionFor({ answer, message, turns }: AskedOwn): string {
  if (answer.kind === 'own' || answer.kind === 'unknown' || !isRequest(message)) return message
  const before = turns.findLast(({ content, role }) => role === 'user' && !isGreeting(content))
  return before?.content ?? ''
}

function isRequest(message: string): boolean {
  return wordsIn(message) <= MAX_WORDS_OF_REQUEST && !ABOUT.test(message)
}

function isGreeting(message: string): boolean {
  return wordsIn(message) < 3
}

function wordsIn(message: string): number {
  return message.trim().split(/\s+/).length
}
