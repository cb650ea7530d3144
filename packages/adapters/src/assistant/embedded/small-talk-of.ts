import type { SmallTalk } from '@tallgrass/core'
import { smallTalkIn } from './small-talk.ts'
import { plain } from './words.ts'

/** Which kind of small talk it is, for somebody who knows that it is some. */
export function smallTalkOf(message: string): SmallTalk {
  return smallTalkIn(plain(message)) ?? 'other'
}
