import { home } from '@tallgrass/brand'
import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/home/home-page'

export const Route = createFileRoute('/_public/')({
  head: () => ({ meta: [{ title: home.title }, { name: 'description', content: home.description }] }),
  component: HomePage,
})
