import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { awaySeconds } from '../lib/trpc-error'
import classes from './away-notice.module.css'

/** Says that the service is away for as long as something waits for it. */
export function AwayNotice() {
  const cache = useQueryClient().getQueryCache()
  const away = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => waitsForService(cache),
    () => false,
  )
  return (
    <div role="status" className={classes.place}>
      {away && (
        <span className={classes.notice}>
          The service is not reachable just now. This page goes on by itself as soon as it is.
        </span>
      )}
    </div>
  )
}

function waitsForService(cache: QueryCache): boolean {
  return cache
    .getAll()
    .some(({ state }) => state.fetchStatus !== 'idle' && awaySeconds(state.fetchFailureReason) !== undefined)
}
