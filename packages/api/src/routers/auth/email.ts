import { done } from '@tallgrass/contracts'
import {
  changeEmailInput,
  emailLink,
  emailLinkInput,
  emailUndo,
  emailUndone,
  profile,
} from '@tallgrass/contracts/account'
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  getEmailLink,
  getEmailUndo,
  sendConfirmation,
  undoEmail,
} from '@tallgrass/core/people'
import { publicProcedure, router, userProcedure } from '../../trpc.ts'

export const emailRouter = router({
  /** Ask for another email address; a link to it makes the change. */
  change: userProcedure
    .meta({
      says: 'Ask for another email address; a link to it makes the change',
      refuses: ['PROOF_NEEDED', 'CONFLICT', 'RATE_LIMITED'],
    })
    .input(changeEmailInput)
    .output(profile)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  /** Cancel the change that you have asked for. */
  cancelChange: userProcedure
    .meta({ says: 'Cancel the change that you have asked for' })
    .output(profile)
    .mutation(({ ctx }) => cancelEmailChange(ctx)),
  /** Get the link that confirms your address again. */
  sendConfirmation: userProcedure
    .meta({
      says: 'Get the link that confirms your address again',
      refuses: ['CONFLICT', 'RATE_LIMITED'],
    })
    .output(done)
    .mutation(({ ctx }) => sendConfirmation(ctx)),
  /** What the link of an email confirms. */
  link: publicProcedure
    .meta({ says: 'What the link of an email confirms', refuses: ['GONE'] })
    .input(emailLinkInput)
    .output(emailLink)
    .query(({ ctx, input }) => getEmailLink(ctx, input)),
  /** Confirm an email address with the link of an email. */
  confirm: publicProcedure
    .meta({ says: 'Confirm an email address with the link of an email', refuses: ['GONE', 'CONFLICT'] })
    .input(emailLinkInput)
    .output(emailLink)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  /** The change that the link to a former address takes back. */
  undoable: publicProcedure
    .meta({ says: 'The change that the link to a former address takes back', refuses: ['GONE'] })
    .input(emailLinkInput)
    .output(emailUndo)
    .query(({ ctx, input }) => getEmailUndo(ctx, input)),
  /** Take back a change with the link to the former address. */
  undo: publicProcedure
    .meta({
      says: 'Take back a change with the link to the former address',
      refuses: ['GONE', 'CONFLICT'],
    })
    .input(emailLinkInput)
    .output(emailUndone)
    .mutation(({ ctx, input }) => undoEmail(ctx, input)),
})
