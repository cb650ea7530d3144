import { useState } from 'react'
import { useAuth } from './auth-context'

/** Another number each time that somebody leaves: what they saw is not for the next. A visitor who signs in stays. */
export function useVisit(): number {
  const id = useAuth().user?.id
  const [seen, setSeen] = useState({ id, visit: 0 })
  if (seen.id !== id) setSeen({ id, visit: seen.id === undefined ? seen.visit : seen.visit + 1 })
  return seen.visit
}
