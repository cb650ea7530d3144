import { names } from './names.ts'

/** The texts of the checklist: page, questions and report. */
export const checklist = {
  page: {
    title: 'Automation Checklist',
    description:
      'Twelve questions on leads, phone, booking, reviews and search, and a short report on where to start.',
    lead: 'Twelve questions, and a short report that you can print. You get it without giving a name.',
    back: 'Back to home',
    frame: 'Automation checklist form',
    schedule: 'After submitting, click here to schedule a call',
  },

  form: {
    title: 'How does work reach you today?',
    text: 'Choose the closest answer. If you are not sure, the first one usually fits. Your answers stay in this browser unless you send them to us at the end.',
    button: 'Show my report',
    open: 'Please choose an answer',
  },

  /** Answers are ordered by their points: missing, partly done, in place. */
  questions: {
    replySpeed: {
      question: 'Someone fills in your form or writes to you. How soon do they hear back?',
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
      question: 'What happens when someone does not answer your first message?',
      answers: ['Usually nothing', 'We try again when we remember', 'A planned second and third message'],
    },
    missedCalls: {
      question: 'What happens to a call while everyone is on a job?',
      answers: [
        'It rings unanswered or goes to voicemail',
        'We call back the same day',
        'Someone or something answers',
      ],
    },
    afterHours: {
      question: 'And to a call in the evening or on a Sunday?',
      answers: [
        'No one knows until Monday',
        'Voicemail that is checked',
        'It is answered, and urgent calls reach us',
      ],
    },
    phoneAnswers: {
      question: 'Can the person who answers the phone handle common questions without asking you?',
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
      question: 'How are customers reminded of their appointments?',
      answers: ['They are not', 'Someone calls or texts them', 'With automatic messages'],
    },
    reviewAsking: {
      question: 'Which customers are asked for a review?',
      answers: ['Hardly any', 'The ones we think of', 'Everyone, soon after the job'],
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
      gap: 'Inquiries wait for hours or get lost between inboxes, and people who compare three companies hire the one that answers. Start with one shared list and one honest message that goes out right away: “Got it, we will call you before six.”',
      partial:
        'You answer, but not always soon and not always twice. Write the second and third message once, and send them on a schedule instead of from memory.',
      good: 'Inquiries are answered soon and followed up. Check once a month that nothing sits unanswered, and leave it alone.',
      offer: 'Speed-to-lead outreach answers within seconds and keeps following up until someone replies.',
    },
    phone: {
      title: 'The phone',
      gap: 'Calls go unanswered while you work, and few people leave a message. Start by counting missed calls for two weeks: that number tells you whether anything more is worth the price.',
      partial:
        'Most calls get handled, but later. A one-page list of answers by the phone, with prices and areas, saves the most callbacks.',
      good: 'Calls are answered by someone who knows the answers. There is little to gain here.',
      offer:
        'An AI receptionist answers when you cannot, books what it can and hands urgent calls to a person.',
    },
    booking: {
      title: 'Booking',
      gap: 'Finding a time takes several calls, and some people give up before you find one. Start with a free calendar page for one kind of appointment and a reminder the day before.',
      partial:
        'Booking works with your help. Automatic reminders are the cheapest next step: they run on their own, and fewer people forget.',
      good: 'Customers book and get reminders without you. Ask one now and then whether it was easy.',
      offer: 'The WhatsApp text-to-book agent finds a time in a chat and puts it on your calendar.',
    },
    reviews: {
      title: 'Reviews',
      gap: 'Few customers are asked, so those who were unhappy write first. Start by asking every customer the day after the job, in one sentence with a link.',
      partial:
        'You ask or answer some of the time. Pick one moment to ask everyone, and half an hour a week for replies.',
      good: 'Reviews come in and are answered. That is the whole trick; keep the habit.',
      offer: 'The review flywheel asks after each job and drafts the reply for you to approve.',
    },
    search: {
      title: 'Being found',
      gap: 'People and answer engines cannot tell when you are open, where you work or what you cost. Start with the map profile: hours, services and five recent photos take one evening.',
      partial:
        'People can find you, but not every answer. Add one page for your most requested service with its price range and area.',
      good: 'People who look for you find the right answers. Check again each quarter.',
      offer: 'AI SEO for answer engines writes and marks up those answers so that search can quote them.',
    },
  },

  report: {
    title: 'Your report',
    score: 'points',
    first: 'Start here',
    offer: 'What we could take over',
    levels: { gap: 'Gap', partial: 'Halfway there', good: 'In good shape' },
    allGood:
      'Everything you named is in place. We would not change anything right now, and you do not need us for it.',
    answers: 'Your answers',
    note: `Twelve answers make a rough picture, not an audit. The points are counted, not weighted, and ${names.business} gives everyone with the same answers the same advice.`,
    print: 'Print this report',
    again: 'Start again',
  },

  /** The form below the report, for sending us the answers. */
  follow: {
    title: 'Go through it with us',
    text: 'Send us your answers, and one of the two people who would do the work will write to you and suggest a first step. Either way, the report is yours.',
    company: 'Company (Optional)',
    consent: `${names.business} may keep these answers and write to me about them`,
    button: 'Send my answers',
    doneTitle: 'We have your answers',
    doneText: 'We read them before we write, so our first message will be about your business, not ours.',
  },
} as const
