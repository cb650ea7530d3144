import { askAnew } from './ask-anew'

/** Soon enough that a visitor who has just written can still be reached. */
const ASK_EVERY_MS = 20_000

/** For lists in which somebody waits for an answer: asked for again and again while they are looked at. */
export const keepFresh = {
  ...askAnew,
  refetchInterval: ASK_EVERY_MS,
  refetchOnWindowFocus: true,
} as const
