import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../../app/not-found-page'
import { hiddenHead } from '../../lib/page-head'

export const Route = createFileRoute('/_public/$')({
  head: () => hiddenHead('404 Page Not Found'),
  component: NotFoundPage,
})
