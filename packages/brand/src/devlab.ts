import { learningLinks } from './learning-links.ts'
import { names } from './names.ts'

/** A product in development. */
export interface DevlabProduct {
  /** The last part of its address, and its id on the waitlist. */
  slug: string
  name: string
  /** The schema.org application category. */
  category: 'BusinessApplication' | 'EducationalApplication'
  /** The name of its cover drawing. */
  image: 'courses' | 'rings' | 'stems'
  /** A description of the drawing. */
  imageLabel: string
  summary: string
  description: string
  /** The target audience, in one sentence. */
  audience: string
  bullets: string[]
  /** The state of development, without promises. */
  state: string
  /** The test program its waitlist belongs to. */
  testers?: 'scorm' | 'strides'
  /** Full https:// addresses; without one, the button is not shown. */
  loginUrl?: string | null
  earlyAccessUrl?: string | null
}

const scorm: DevlabProduct = {
  slug: 'tallgrass-scorm',
  name: 'Tallgrass SCORM',
  category: 'EducationalApplication',
  image: 'courses',
  imageLabel: 'Three course pages leaning in the grass',
  summary:
    'Turn a handbook into short courses that any learning platform can run, and see who finished what.',
  description:
    'You hand over the handbook, the safety sheet or the recording of your best person explaining the job. Tallgrass SCORM drafts short courses from it, with questions at the end, and packs them in the format that learning platforms have agreed on. You read every line before anyone learns from it.',
  audience:
    'For a business of five to fifty people that shows every new hire the same things and has no training department.',
  bullets: [
    'Courses of five to ten minutes, drafted from documents and recordings that you already have',
    'Packages in SCORM 1.2 and SCORM 2004, which nearly every learning platform takes',
    'Questions that check understanding, each with the page of your handbook that it came from',
    'Who started, who finished and what they got wrong, in one table that you can export',
    'A review step that nothing skips: a course goes out only after you have approved it',
  ],
  state:
    'A working trial with three local businesses. Making courses works well from text and less well from recordings. There is no price yet.',
  testers: 'scorm',
  loginUrl: learningLinks.login,
  earlyAccessUrl: learningLinks.earlyAccess,
}

const echo: DevlabProduct = {
  slug: 'tallgrass-echo',
  name: 'Tallgrass Echo',
  category: 'BusinessApplication',
  image: 'rings',
  imageLabel: 'Sound rings rising over the grass',
  summary:
    'Collects the questions that customers keep asking, by phone and by mail, and drafts one good answer to each.',
  description:
    'The same twelve questions take up most of a front desk’s day. Tallgrass Echo reads the mail and the call notes that you connect, groups what people ask, and drafts one answer to each group in your words. You correct it once, and then it is there for the website, the phone and the next person at the desk.',
  audience: 'For a business whose phone rings with questions that it has answered a hundred times.',
  bullets: [
    'Groups questions from a shared mailbox and from call notes, and counts how often each is asked',
    'One draft answer for each group, with the messages that it was drawn from beside it',
    'Marks answers that contradict each other, such as two different prices for one job',
    'Approved answers go to your website and your front desk as a page that can be printed',
  ],
  state:
    'An early prototype that we use for our own mailbox. Mail works; calls are being added. Expect rough edges, and to be asked about them.',
}

const strides: DevlabProduct = {
  slug: 'tallgrass-strides',
  name: 'Tallgrass STRIDES',
  category: 'EducationalApplication',
  image: 'stems',
  imageLabel: 'Five stems of grass, each taller than the last',
  summary: 'Five minutes of practice a day for crews and front desks, with a path that each person can see.',
  description:
    'Skills fade when they are taught once a year. Tallgrass STRIDES sends each person one short exercise a day on their own phone: a call to answer, a quote to check, a hazard to find. What they find hard comes back sooner, what they know comes back later, and both they and you can see the path.',
  audience:
    'For owners of crews and front desks who would rather practice a little every day than all of a Monday.',
  bullets: [
    'One exercise of about five minutes a day, by text message or in the browser, with no app to install',
    'Exercises written for the job: answering a call, checking a quote, finding what is unsafe in a picture',
    'What a person gets wrong comes back sooner, and what they know comes back later',
    'A path that each person sees for themselves, and a weekly summary for the owner without a ranking',
  ],
  state:
    'A paper prototype and a first set of exercises for home services. We are looking for two crews to try it with.',
  testers: 'strides',
}

/** The texts of the DevLab pages, and the products. */
export const devlab = {
  title: 'DevLab',
  lead: 'Three products we are still building. Each has a waitlist, and each is shaped by the people on it.',
  description: `Experimental products from ${names.business}: see what they do, how far along they are, and join a waitlist.`,
  carousel: 'Experimental products',
  learnMore: 'Learn More',
  login: 'Login',
  back: 'Back to DevLab',
  features: 'Key Features',
  audience: 'Who it is for',
  state: 'Where it stands',
  earlyAccess: 'Request Early Access',
  notFound: {
    title: 'Product Not Found',
    text: 'There is no product at this address. It may have been renamed, or it has left the lab.',
  },
  waitlist: {
    title: 'Join the Waitlist',
    text: 'Tell us what you would use it for. We write when there is something to try, and not before.',
    useCase: 'What would you use it for?',
    button: 'Join the Waitlist',
    doneTitle: "You're on the list!",
    doneText:
      'We will write to you when there is something to try. If your plans change, join again and we update your entry.',
  },
  products: [scorm, echo, strides],
}
