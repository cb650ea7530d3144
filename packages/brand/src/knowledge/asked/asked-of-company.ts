/** Ways in which people ask about who we are, by passage, a line each. They are searched and never said. */
export const askedOfCompany: Record<string, string> = {
  results: `
    what improvements do businesses see
    case studies?
    what have others earned with it
    got any numbers from folks who use it
    would more stars get me more revenue
    what did other shops gain in dollars
    does this stuff actually work for anyone
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
    what sets yall apart from the rest
    how big is your team
    are you guys nearby
    tell me bout the people who run it
    is this a texas outfit
    why you and not some other ai company
    who runs the show over there
    yall from around dfw or some overseas outfit
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
    whats your turn around on emails
    u open sundays
    what days do you work
    if i write you a mail how soon is it answered
    when does someone pick up on mondays
    are yall working on saturday mornings
    how long do you take to answer emails
    what are your times in the am
    open this weekend?
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
    how do i talk to the owner
    need your digits
    telephone?
    how to reach yall
    best number for you and when
    how do i get in contact
    can i have your phone
    whats a good time to call and what number
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
    how can I get in touch
    how do I get hold of you
    what is the easiest way to reach you
    where do I write to
    can I stop by your office
    what is your address`,

  privacy: `
    privacy policy
    are you going to sell my email
    does this chat get kept
    who else sees my stuff
    do you save this chat
    whos gonna see my phone number
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
    terms of service
    do you offer any guarantee
    wheres the fine print
    any promise if it stops working
    where can i read your terms
    whats covered if it dies next year
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
