import { home } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page'
import { pageHead } from '../../lib/page-head'
import { business, questions } from '../../lib/structured-data'

export const Route = createFileRoute('/_public/')({
  head: () =>
    pageHead({
      path: '/',
      title: home.title,
      description: home.description,
      things: [business(home.description), questions(home.questions.entries)],
    }),
  component: HomePage,
})
