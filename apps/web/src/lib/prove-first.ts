/** Resolves to true once the reader has confirmed who they are, and to false if they do not want to. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Called by an open portal: what needs a proof waits for `question`. Returns the cleanup. */
export function whenProofNeeded(question: Ask) {
  ask = question
  return () => {
    if (ask === question) ask = undefined
  }
}

/** Asks the reader of an open portal who they are. Where no one can be asked, the refusal stands. */
export function proveFirst(): Promise<boolean> {
  return ask?.() ?? Promise.resolve(false)
}
