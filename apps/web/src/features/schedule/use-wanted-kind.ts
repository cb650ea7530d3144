import { type BookingType, bookingTypes } from '@tallgrass/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FIRST_TYPE } from './schedule-calls'

/** The chosen kind of call. The address may name the first choice: `/schedule?kind=scorm-demo`. */
export function useWantedKind() {
  const { history } = useRouter()
  const [kind, setKind] = useState<BookingType>(FIRST_TYPE)
  // Not the initial state: the page may have been rendered without its parameters.
  useEffect(() => {
    const named = new URLSearchParams(history.location.search).get('kind')
    const wanted = bookingTypes.find((type) => type === named)
    if (wanted) setKind(wanted)
  }, [history])
  return [kind, setKind] as const
}
