import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { outageRetrySeconds } from '../lib/trpc-error'
import classes from './outage-notice.module.css'

/** Shows a notice while any query waits for an unavailable service. */
export function OutageNotice() {
  const cache = useQueryClient().getQueryCache()
  const isAway = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => isWaitingForService(cache),
    () => false,
  )
  return (
    <div role="status" className={classes.place}>
      {isAway && (
        <span className={classes.notice}>
          The service is unavailable right now. This page continues automatically when it is back.
        </span>
      )}
    </div>
  )
}

function isWaitingForService(cache: QueryCache): boolean {
  return cache
    .getAll()
    .some(
      ({ state }) =>
        state.fetchStatus !== 'idle' && outageRetrySeconds(state.fetchFailureReason) !== undefined,
    )
}
