import { names } from './names.ts'

/** The checklist: its page, its questions, and what its report says. */
export const checklist = {
  page: {
    title: 'Automation Checklist',
    description:
      'Twelve questions on leads, phone, booking, reviews and search, and a short report on where to begin.',
    lead: 'Twelve questions, and a short report that you can print. You get it without giving a name.',
    back: 'Back to home',
    frame: 'Automation checklist form',
    schedule: 'After submitting, click here to schedule a call',
  },

  form: {
    title: 'How does work reach you today?',
    text: 'Choose what is closest. If you are not sure, the first answer usually fits. Your answers stay in this browser unless you send them to us at the end.',
    button: 'Show my report',
    open: 'Please choose an answer',
  },

  /** The answers stand in the order of their points: what is missing, what is half done, what is in place. */
  questions: {
    replySpeed: {
      question: 'Somebody fills in your form or writes to you. How soon do they hear back?',
      answers: ['The next day, or it varies', 'Within a few hours', 'Within five minutes'],
    },
    leadList: {
      question: 'Where do new inquiries end up?',
      answers: [
        'In several inboxes and phones',
        'Mostly in one place',
        'All in one list that we work through',
      ],
    },
    followUp: {
      question: 'What happens when somebody does not answer your first message?',
      answers: ['Usually nothing', 'We try again when we remember', 'A second and third message, by plan'],
    },
    missedCalls: {
      question: 'What happens to a call while everybody is on a job?',
      answers: [
        'It rings out or goes to voicemail',
        'We call back the same day',
        'Somebody or something answers',
      ],
    },
    afterHours: {
      question: 'And to a call in the evening or on a Sunday?',
      answers: [
        'Nobody knows until Monday',
        'Voicemail that is checked',
        'It is answered, and urgent calls reach us',
      ],
    },
    phoneAnswers: {
      question: 'Can whoever answers the phone answer common questions without asking you?',
      answers: ['No, they take a message', 'Some of them', 'Yes, from a written list'],
    },
    bookingWay: {
      question: 'How does a customer book a time?',
      answers: [
        'By calling back and forth',
        'We send a few times to choose from',
        'They pick an open time themselves',
      ],
    },
    reminders: {
      question: 'How are customers reminded of their appointment?',
      answers: ['They are not', 'Somebody calls or texts them', 'By automatic messages'],
    },
    reviewAsking: {
      question: 'Which customers are asked for a review?',
      answers: ['Hardly any', 'Those we think of', 'Everybody, soon after the job'],
    },
    reviewReplies: {
      question: 'Which reviews get an answer from you?',
      answers: ['Few or none', 'The bad ones, or the good ones', 'All, within a few days'],
    },
    profile: {
      question: 'Are your hours, services and photos right wherever people find you on a map?',
      answers: ['I have not looked lately', 'Mostly', 'Yes, checked this quarter'],
    },
    siteAnswers: {
      question: 'Does your website say in plain words what people ask first: price range, area, hours?',
      answers: ['No', 'Some of it', 'Yes, with a page for each service'],
    },
  },

  areas: {
    leads: {
      title: 'New inquiries',
      gap: 'Inquiries wait for hours or get lost between inboxes, and people who compare three companies hire the one that answers. Begin with one shared list, and one honest message that goes out at once: “Got it, we will call you before six.”',
      partial:
        'You answer, but not always soon and not always twice. Write down the second and third message once and send them by the calendar instead of from memory.',
      good: 'Inquiries are answered soon and followed up. Check once a month that nothing sits unanswered, and leave it alone.',
      offer: 'Speed-to-lead outreach answers within seconds and keeps following up until somebody replies.',
    },
    phone: {
      title: 'The phone',
      gap: 'Calls go unanswered while you work, and few people leave a message. Begin by counting missed calls for two weeks: that number decides whether anything more is worth its price.',
      partial:
        'Most calls are dealt with, later. A one-page list of answers beside the phone, with prices and areas, saves the most calls back to you.',
      good: 'Calls are answered, and by somebody who knows the answers. There is little to gain here.',
      offer:
        'An AI receptionist answers when you cannot, books what it can and hands urgent calls to a person.',
    },
    booking: {
      title: 'Booking',
      gap: 'Finding a time takes several calls, and some people give up before you find one. Begin with a free calendar page for one kind of appointment, and a reminder the day before.',
      partial:
        'Booking works with your help. Automatic reminders are the cheapest next step: they need no one, and fewer people forget.',
      good: 'Customers book and are reminded without you. Ask a customer now and then whether it was easy.',
      offer: 'The WhatsApp text-to-book agent finds a time in a chat and puts it into your calendar.',
    },
    reviews: {
      title: 'Reviews',
      gap: 'Few customers are asked, so those who were unhappy write first. Begin by asking every customer on the day after the job, with a link, in one sentence.',
      partial:
        'You ask or answer some of the time. Choose one moment at which everybody is asked, and half an hour a week for replies.',
      good: 'Reviews come in and are answered. That is the whole trick; keep the habit.',
      offer: 'The review flywheel asks after each job and drafts the reply for you to approve.',
    },
    search: {
      title: 'Being found',
      gap: 'People and answer engines cannot tell when you are open, where you work or what you cost. Begin with the map profile: hours, services and five recent photos take one evening.',
      partial:
        'You can be found, but not everything is answered. Add one page for your most asked-for service with its price range and area.',
      good: 'Whoever looks for you finds right answers. Look again each quarter.',
      offer: 'AI SEO for answer engines writes and marks up those answers so that search can quote them.',
    },
  },

  report: {
    title: 'Your report',
    score: 'points',
    first: 'Begin here',
    offer: 'What we could take over',
    levels: { gap: 'Gap', partial: 'Half done', good: 'In good shape' },
    allGood:
      'Everything you named is in place. We would not change anything now, and you do not need us for it.',
    answers: 'What you answered',
    note: `Twelve answers make a rough picture and no audit. The points are counted, not weighed, and the advice is what ${names.business} tells everybody with the same answers.`,
    print: 'Print this report',
    again: 'Start again',
  },

  /** Below the report: whoever wants to hear from us can leave the answers. */
  follow: {
    title: 'Go through it with us',
    text: 'Leave your answers, and one of the two people who would do the work writes to you with a suggestion for the first step. If you would rather not, the report is yours all the same.',
    company: 'Company (Optional)',
    consent: `${names.business} may keep these answers and write to me about them`,
    button: 'Send my answers',
    doneTitle: 'We have your answers',
    doneText:
      'We read them before we write, so the first message will be about your business and not about ours.',
  },
} as const
