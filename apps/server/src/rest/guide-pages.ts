/** The pages of the guide in their order: `apps/server/guide/NAME.md`, shown at `/api/docs/NAME`. */
export const guidePages = {
  'sign-in': 'Sign-in',
  errors: 'Errors',
  paging: 'Paging',
  webhooks: 'Webhooks',
  mocking: 'Mocking',
} as const
export type GuidePage = keyof typeof guidePages
