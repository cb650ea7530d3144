import { names } from '@tallgrass/brand'
import { CHAT_LINK_DAYS } from '@tallgrass/domain'
import { z } from 'zod'
import { composeMail, defineMail, secondLink } from '../mail/mail-template.ts'

/** Messages to visitors of the chat. */
export const chatMails = {
  'chat-answer': defineMail('chat-answer', {
    alsoUnconfirmed: true,
    data: z.object({
      /** The visitor's name; null if they gave none. */
      name: z.string().nullable(),
      /** The first name of who answered last. */
      person: z.string(),
      answers: z.array(z.string()),
    }),
    compose: ({ answers, name, person }, link, yourData) =>
      composeMail({
        subject: `${person} from ${names.business} answered you`,
        preview: toParagraphs(answers[0] ?? '')[0] ?? '',
        greeting: name ? `Hello ${name},` : 'Hello,',
        paragraphs: [`${person} answered you in our chat:`, ...answers.flatMap(toParagraphs)],
        button: { label: 'Continue the conversation', link },
        note: `The link opens the chat without an account. It works for ${CHAT_LINK_DAYS} days. Do not forward it, because it opens the conversation to anyone.`,
        signature: names.business,
        yourData: secondLink(link, yourData),
      }),
  }),
}

/** Plain text: a link shows its address. */
function toParagraphs(answer: string): string[] {
  const plain = answer.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)').replaceAll('**', '')
  return plain.split(/\n+/).filter((line) => line.trim())
}
