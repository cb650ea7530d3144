import type { DemoId } from '@tallgrass/domain'
import type { ComponentType } from 'react'
import { AiReceptionist } from './ai-receptionist'
import { AiSeo } from './ai-seo'
import { ReviewFlywheel } from './review-flywheel'
import { SpeedToLead } from './speed-to-lead'
import { WhatsappBooking } from './whatsapp-booking'

export const demoViews: Record<DemoId, ComponentType> = {
  'speed-to-lead': SpeedToLead,
  'whatsapp-booking': WhatsappBooking,
  'ai-seo': AiSeo,
  'ai-receptionist': AiReceptionist,
  'review-flywheel': ReviewFlywheel,
}
