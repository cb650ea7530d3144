/** The demos in the order they are shown; also the ids of their cards. */
export const demoIds = [
  'speed-to-lead',
  'whatsapp-booking',
  'ai-seo',
  'ai-receptionist',
  'review-flywheel',
] as const
export type DemoId = (typeof demoIds)[number]
