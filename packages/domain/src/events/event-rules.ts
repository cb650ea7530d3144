import { accountRules } from './account-rules.ts'
import { agreementRules } from './agreement-rules.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventKind } from './event-kinds.ts'
import type { EventRule } from './event-rule.ts'
import { fileRules } from './file-rules.ts'
import { invoiceRules } from './invoice-rules.ts'
import { leadRules } from './lead-rules.ts'
import { messageRules } from './message-rules.ts'
import { projectRules } from './project-rules.ts'
import { webhookRules } from './webhook-rules.ts'

/** Who is told of each event, in which words. An event needs a sentence before it can be emitted. */
export const eventRules: { readonly [Kind in EventKind]: EventRule<EventFacts[Kind]> } = {
  ...leadRules,
  ...projectRules,
  ...messageRules,
  ...fileRules,
  ...agreementRules,
  ...invoiceRules,
  ...accountRules,
  ...webhookRules,
}
