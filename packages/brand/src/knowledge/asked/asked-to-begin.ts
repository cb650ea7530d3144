/** Requests for a call, a quote, a demo or a conversation with a person, one per line. */
export const askedToBegin = {
  service: `
    I would like to schedule a call
    can we talk this week
    can I book a meeting
    I want to make an appointment with you
    set up a time to talk
    I want to buy the phone agent
    I am ready to sign up
    where do I sign up for the receptionist
    lets do it
    can you send me a proposal
    I need an offer quickly
    how do we get started
    great i want the receptionist lets go
    three locations, need a proposal by friday
    id like to talk on the phone with you about this, how do we schedule
    book me a call
    schedule me for thursday
    i want one of these for my shop
    we want to hire you
    sign us up
    sign me up for the review thing
    ok im convinced, what now, i want it
    please send an offer for the booking bot
    can you give me a quote for my salon
    id like a proposal for two locations
    i want to start right away
    we would like to order the receptionist
    how do i buy this
    where can i order
    take my order please
    count me in for the texting agent
    lets get going with the phone ai
    when can we start
    when can you come show us
    could you show me how it works in a meeting
    i would love a walkthrough of the receptionist
    put me on your calendar for next week
    pencil me in for a call tomorrow
    im interested, lets set up a meeting
    can somebody from your side meet with us on tuesday
    i want to do business with you
    we are ready to move forward
    i will take it
    ill take the receptionist
    yes i want that
    i want it
    sounds good, sign me up
    set this up for my clinic please
    can you set up the seo service for us
    need this asap, how do we begin
    please arrange a consultation
    i would like a free consultation
    book the strategy call for me
    reserve a time for us
    can i get an appointment this week
    are you free for a call on wednesday
    i need a bid for a plumbing company
    draw up an offer for us
    we want you to automate our phones, whats next to begin
    hire you guys for the reviews
    let us work together
    get me an estimate from you for two stores
    im in, where do i sign
    i would like to set up a meeting
    i want to book an appointment
    can you schedule a call for me
    let us set up a call
    lets schedule something
    can we set a time
    can we meet next week
    i want to meet you
    i want to talk about my business with you
    i want the receptionist, sign me up
    we need this now, send me a proposal
    how soon can you send a quote
    could i get an offer this week
    please make me an offer
    id like a quote
    i would like an estimate for my company
    im ready to buy
    i am ready to start
    we are in, lets start
    ok lets go ahead
    go ahead and set it up for us
    i want to get started
    where do i sign up
    how do i order
    how can i sign up
    i want to sign up for the texting bot
    sold, what do i do now
    yes please book it
    i need somebody to set this up for my office
    we want your review service
    get me on the schedule
    i own three stores and want this right away
    can you visit us and show it
    i want to see it in a meeting
    set me up with a call
    i want a call
    i would like a meeting
    give me an appointment
    i need an appointment with you
    could you get us an offer by monday
    i run two shops and need an offer
    send over a quote
    ok im sold
    im sold on the phone thing
    i want the texting bot
    we will take the review service
    ok do it
    yes lets start
    hook me up
    get me started
    when can we get going
    how do i get one
    i need this
    can i get a quote for my practice this week
    i want to go with you
    we choose you, what is next to sign up
    id like to get this going
    i want to move ahead
    i need a proposal for my boss
    could you write us an offer
    let me book a time
    book me in
    schedule a call for me please
    i want to schedule
    arrange a call please`,

  scorm: `
    our training lady would like a demo of scorm
    I want to see the scorm tool
    show our training manager how the scorm thing works
    can you demo the course maker for us
    book a scorm walkthrough
    i would like a walkthrough of scorm
    schedule a demo of the scorm product
    could someone present the scorm tool to our hr team
    we want to see the course builder in action
    sign us up for scorm, we want to use it
    i want to buy the scorm course maker
    when can you show us scorm
    set up a scorm demo for monday
    lets do the scorm walkthrough
    we would like to try your scorm tool with our handbook, can we meet
    can we get a tour of the scorm software
    can you show us how your scorm tool works
    show me how you do scorm
    i want a demo of the scorm course maker
    i want our trainer to see scorm, when can you
    can we see how scorm makes a course
    id love to have scorm demoed
    book a scorm demo`,

  strides: `
    could you show my crew strides sometime next week
    I want to see strides for my crew
    can you show strides to our technicians
    book a strides walkthrough
    schedule a strides demo for us
    id like a demo of strides
    when can we see strides
    could someone walk my team through strides
    we want strides for our front desk, how do we start
    i want to buy strides for my installers
    can you come and show strides to my guys
    set up a walkthrough of the daily practice thing
    sign my crew up for strides
    lets look at strides together on thursday
    i would like to try strides with my crew, can we meet
    present strides to my technicians please
    can you show us how your strides exercises work
    i want a demo of strides for my crew
    i want my crew to see strides
    can you come by and show strides
    my guys need to see strides, when are you free
    id love to have strides demoed for my team
    book strides for us`,

  person: `
    no bots, give me a rep
    please have someone phone me
    can a human help me
    i want to talk to a person
    let me speak to a human
    give me a human
    connect me with an agent
    transfer me to a representative
    is anybody real there
    can i chat with a real person
    i dont like talking to machines
    i dont want to talk to a robot
    put me through to the owner
    get me the manager
    i need to speak with the boss
    operator
    representative
    live person please
    human please
    someone should call me
    please call me back
    can you call me tomorrow
    ask one of your people to phone me
    can somebody reach out to me
    could you have a salesperson contact me
    i would rather talk with someone
    i prefer a phone call with a person
    stop with the bot, i want a human
    i need a human being
    who can i speak with in person
    is there a live chat with a person
    can i talk to the guy who runs this
    let me talk to somebody on your team
    this is useless, get me a person
    i want a real conversation with somebody
    call me at my office please
    can someone give me a call this afternoon
    i am old and want to speak to a lady on the phone not a computer
    quiero hablar con una persona
    can i talk to someone
    can i speak with someone
    let me talk to a real person
    is there a person i can talk to
    is there someone i can speak to
    i want to speak to somebody
    i need to talk to someone
    could i talk with a human please
    id rather talk to a human
    real human please
    not a bot please
    no robots
    can someone call me
    could somebody give me a call
    have someone call me back
    please have a person call me
    i want a call back
    get somebody to ring me
    tell your boss to call me
    let me speak with the owner
    speak to an agent
    live agent
    customer service
    talk to sales
    i dont want a machine
    just call me
    can a person answer me`,
}
