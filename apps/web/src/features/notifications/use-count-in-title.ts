import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { shownCount } from './shown-count'

const COUNT = /^\(\d+\+?\) /

/** Shows the number of unread notifications in front of the title of every page. */
export function useCountInTitle(unread: number) {
  const title = useRouterState({
    select: ({ matches }) =>
      matches
        .flatMap(({ meta }) => meta ?? [])
        .map((tag) => tag && 'title' in tag && tag.title)
        .findLast(Boolean),
  })
  useEffect(() => {
    if (!title || unread === 0) return
    document.title = `(${shownCount(unread)}) ${title}`
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [title, unread])
}
