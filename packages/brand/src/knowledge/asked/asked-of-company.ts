/** Ways in which people ask about who we are, by passage, a line each. They are searched and never said. */
export const askedOfCompany: Record<string, string> = {
  results: `
    numbers please, what return do people get
    how much more revenue do your customers see
    has it worked for anybody
    does it really work
    do you have proof
    show me results
    what results do other businesses get
    any case studies
    numbers from real customers
    return on investment
    how much more business do people get
    did it make anybody more money
    do more reviews mean more sales
    does it pay off
    how much do companies save
    has this worked for anyone else
    success stories
    evidence that it is worth it
    do the reviews increase revenue`,

  about: `
    why should we go with you instead of the big guys
    who owns tallgrass
    are you dallas people or somewhere else
    who are you
    who runs this
    who started the company
    are you a real company
    where are you located
    where is your office
    are you in dallas
    are you around here or somewhere abroad
    are you outsourcing to india
    is this a local business
    are you texans
    do you work with businesses in plano
    do you serve my area
    how many people work there
    is it a big company
    why should I pick you over somebody else
    what sets you apart
    how are you not like all the others
    tell me about your company
    who would I be dealing with`,

  hours: `
    if i email today when do i hear back
    what time do yall open
    you guys around on saturday
    when are you open
    what are your hours
    are you open on weekends
    are you there on sundays
    do you work saturdays
    how late are you open
    what time do you start
    when do you close
    what time can I call in the morning
    how long until you answer an email
    how quickly do you respond to messages
    when will I hear back
    how soon does somebody get back to me
    open on holidays
    is anybody in the office on friday afternoon`,

  contact: `
    no bots, give me a rep
    please have someone phone me
    can a human help me
    how can i get ahold of you guys
    i need a number to reach you
    which number should i call and at what time
    how do I contact you
    what is your number
    what number do I call
    can I call you and when
    what is the best time and number to phone
    give me your phone number
    do you have an email address
    how do I email you
    how can I get in touch
    how do I get hold of you
    what is the easiest way to reach you
    where do I write to
    can I stop by your office
    what is your address`,

  privacy: `
    is what i write in this chat stored
    do other companies get my email if i give it to you
    what do you do with my data
    do you sell my information
    who sees my information
    who gets my email address
    do you pass my details on to others
    is this chat saved
    do you record what I write here
    are you keeping this conversation
    what happens to what I tell you
    is my information safe
    can you delete my data
    do you use cookies
    are you going to put me on a mailing list
    will you share my number`,

  terms: `
    where do i find your terms and conditions
    who pays if it stops working next spring
    is there a warranty
    do you guarantee it
    what if it breaks
    what if it stops working next year
    who is responsible when something goes wrong
    am I protected if it fails
    where are the terms
    where can I read the terms and conditions
    where do I find the small print
    do I get my money back
    what are your legal terms
    do you stand behind your work`,
}
