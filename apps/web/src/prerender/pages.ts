import { devlab } from '@tallgrass/brand'
import type { FileRouteTypes } from '../routeTree.gen'

interface PrerenderedPage {
  /** The address at which it is rendered. */
  path: string
  /** Which route it stands for, when the server answers more addresses with it than this one. */
  route?: FileRouteTypes['to']
  /** Default: 200. */
  status?: 404
}

/** Every page that is complete before any script runs. What is not named here begins as an empty shell. */
export const prerenderedPages: PrerenderedPage[] = [
  { path: '/' },
  { path: '/small-business' },
  { path: '/automation-checklist' },
  { path: '/devlab' },
  ...devlab.products.map(({ slug }) => ({ path: `/devlab/${slug}` })),
  { path: '/schedule' },
  { path: '/verify' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/devlab/unknown', route: '/devlab/$slug', status: 404 },
  { path: '/unknown', route: '/$', status: 404 },
]
