import { useState } from 'react'
import { useAuth } from './auth-context'

/** A number, used as a React key, that changes when a user signs out but not when a visitor signs in. */
export function useVisit(): number {
  const id = useAuth().user?.id
  const [seen, setSeen] = useState({ id, visit: 0 })
  if (seen.id !== id) setSeen({ id, visit: seen.id === undefined ? seen.visit : seen.visit + 1 })
  return seen.visit
}
