import { useEffect, useRef } from 'react'
import { atFirstSign } from '../../../lib/first-sign'
import { loadWithRetries } from '../../../lib/load-with-retries'

const load = () => import('./check-review').then((module) => module.checkReview)

/**
 * Checks a review by its rules, which are loaded once someone uses the page. Undefined for what is asked while they load:
 * a second click sends nothing.
 */
export function useReviewRules() {
  const isLoading = useRef(false)
  useEffect(() => atFirstSign(() => void load().catch(() => undefined)), [])
  return async (answer: unknown) => {
    if (isLoading.current) return
    isLoading.current = true
    const { default: check } = await loadWithRetries(load)
    isLoading.current = false
    return check(answer)
  }
}
