/** Holds up whoever passes until it is opened, and tells when somebody has come. */
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

/** Lets everybody go on at the same moment, once so many have come. */
export function meetingPoint(people: number) {
  const complete = Promise.withResolvers<void>()
  let present = 0
  return () => {
    present += 1
    if (present === people) complete.resolve()
    return complete.promise
  }
}
