/** Blocks callers of `pass` until `open`. `reached` resolves when the first caller arrives. */
export function gate() {
  const opened = Promise.withResolvers<void>()
  const came = Promise.withResolvers<void>()
  return {
    reached: came.promise,
    open: () => opened.resolve(),
    pass() {
      came.resolve()
      return opened.promise
    },
  }
}

/** Blocks callers until this many have arrived, then lets all continue at once. */
export function meetingPoint(callers: number) {
  const complete = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present === callers) complete.resolve()
    return complete.promise
  }
}
