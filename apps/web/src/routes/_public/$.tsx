import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../app/not-found-page'

export const Route = createFileRoute('/_public/$')({
  head: () => ({ meta: [{ title: '404 Page Not Found' }, { name: 'robots', content: 'noindex' }] }),
  component: NotFoundPage,
})
