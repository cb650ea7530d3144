import type { DemoId } from '@tallgrass/domain'
import { type ComponentType, lazy } from 'react'
import { loadWithRetries } from '../../lib/load-with-retries'

const loaders: Record<DemoId, () => Promise<ComponentType>> = {
  'speed-to-lead': () => import('./speed-to-lead/speed-to-lead').then((module) => module.SpeedToLead),
  'whatsapp-booking': () =>
    import('./whatsapp-booking/whatsapp-booking').then((module) => module.WhatsappBooking),
  'ai-seo': () => import('./ai-seo/ai-seo').then((module) => module.AiSeo),
  'ai-receptionist': () =>
    import('./ai-receptionist/ai-receptionist').then((module) => module.AiReceptionist),
  'review-flywheel': () =>
    import('./review-flywheel/review-flywheel').then((module) => module.ReviewFlywheel),
}

/** The demos, each loaded when it is first shown. */
export const demoViews: Record<DemoId, ComponentType> = {
  'speed-to-lead': viewOf('speed-to-lead'),
  'whatsapp-booking': viewOf('whatsapp-booking'),
  'ai-seo': viewOf('ai-seo'),
  'ai-receptionist': viewOf('ai-receptionist'),
  'review-flywheel': viewOf('review-flywheel'),
}

/** Preloads a demo on hover or focus. Ignores a failed download, because showing the demo loads it again. */
export function preloadDemo(id: DemoId) {
  loaders[id]().catch(() => {})
}

function viewOf(id: DemoId) {
  return lazy(() => loadWithRetries(loaders[id]))
}
