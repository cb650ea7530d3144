import type { RouterHistory } from '@tanstack/react-router'

let isNew = false

/** Remembers how the reader comes to each screen of a page, from its first one on. */
export function watchMoves(history: RouterHistory) {
  isNew = false
  history.subscribe(({ action }) => {
    isNew = action.type === 'PUSH' || action.type === 'REPLACE'
  })
}

/** True on a screen that a link has opened: not on the first one of the page, nor after going back or forward. */
export function isNewScreen(): boolean {
  return isNew
}
