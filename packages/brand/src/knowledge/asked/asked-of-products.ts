/** Ways in which people ask about the demos, the lab and the checklist, by passage, a line each. They are searched and never said. */
export const askedOfProducts: Record<string, string> = {
  demos: `
    where are the demos
    do the demos cost anything
    if i type my number in the example will i get calls
    got something i can play with
    was that a real caller in the demo
    are you gonna email me stuff if i use the demo
    anywhere i can try before talking to anyone
    is the ringing call on the page real or fake
    will typing my phone into the sample get me marketing texts
    can i test drive it
    can I try it before I buy
    let me test it
    is there a trial
    I want to see how it works without signing up
    something I can click on to see it
    where can I play with it
    can I poke around first
    is there an example I can look at
    will somebody contact me if I use the demo
    are you going to save what I type in the demo
    if I enter my phone number in the demo will you text me
    is that call in the demo real
    is the demo a real customer or made up
    are those people in the simulation real
    do the demos send real messages
    do I need an account to try`,

  'devlab/tallgrass-scorm': `
    scorm 1.2 or 2004
    can it make quizzes from our manual
    can canvas run the stuff it spits out
    got a big binder for new guys, want it as online course
    is scorm out yet
    will litmos read what you make
    we have 40 pages of procedures and need online classes from them
    our training lady would like a demo of scorm
    is your scorm product finished enough to use
    would it play in moodle
    can you turn our osha binder into classes for our lms
    turn our employee handbook into online training
    make a course out of our safety binder
    we have a training manual and a learning platform
    get our sops into moodle
    does it work with canvas
    will the courses load in our learning management system
    which lms does it work with
    does it export scorm packages
    is the scorm product finished
    can we use the scorm tool already
    how far along is the course maker
    I want to see the scorm tool
    show our training manager how the scorm thing works
    train new hires with a short course
    who passed the quiz and who did not
    proof that everybody did the compliance training
    build lessons from our documents
    every new employee gets shown something different`,

  'devlab/tallgrass-echo': `
    does echo read my mailbox
    every day we write the same answers to the same mails
    what is tallgrass echo good for
    reception gets the same dozen questions by mail daily, is there a fix
    whats echo for
    people email us the exact same stuff all week, help
    we answer the same questions all day
    customers keep asking the same thing by email
    people call with the same ten questions
    our staff types the same reply over and over
    something for repeat questions
    what does echo do
    tell me more about echo
    is echo ready
    build a faq from our mailbox
    our inbox is full of the same questions
    one good answer for what everybody asks`,

  'devlab/tallgrass-strides': `
    does strides need an app
    strides, what is that
    a few minutes a day to train my hygienists on phone manners
    looking for bite sized lessons for field guys
    whats strides supposed to be
    my installers talk to homeowners like crap, need short training they will actually do
    could you show my crew strides sometime next week
    what is that strides product
    my plumbers are rude on the phone, any quick training
    what is strides
    what does strides do
    tell me about strides
    how does strides work
    I want to see strides for my crew
    can you show strides to our technicians
    short daily training for my technicians
    my guys need practice talking to customers
    train the crew a little every day
    I do not want to send everybody to a whole day seminar
    how can my staff get better on the phone without a class
    five minute exercises for the front desk
    they forget everything from the yearly training
    keep my plumbers sharp
    teach apprentices a bit each morning
    coaching for field staff`,

  devlab: `
    show me the experiments
    whats devlab
    whats coming down the road from yall
    are the devlab things done or half baked
    working on anything interesting lately
    is the devlab stuff usable or just concepts
    what are yall cooking up next
    what is devlab
    what are you building at the moment
    anything new coming
    what is next
    what is on your roadmap
    do you have any experimental products
    are the lab products finished or only concepts
    can I buy the things on the lab page already
    what is in the lab
    show me your prototypes
    what are you inventing
    any new products in the works`,

  waitlist: `
    when will strides be released
    join waitlist
    signed up last month for the lab thing, silence since
    how to get on the beta list
    been on your waiting list since october, any update
    how do i sign up to try the experimental stuff
    signed up for the waiting list ages ago, no news
    how do i get into the beta
    how do I join the waitlist
    sign me up to try the new products early
    I want to be a beta tester
    where do I register for early access
    let me know when it comes out
    can you email me when it is ready
    I signed up for the list and nobody wrote
    how long until I hear something from the waiting list
    I put my name down weeks ago and nothing came
    when is scorm going to be available
    am I still on the list
    where do I add my name
    be one of the first to use it`,

  checklist: `
    which service would fit my business best
    the automation checklist, what is it
    anything to test how well my shop does
    where would a guy even start with this ai business
    how much time does the checklist need
    do you have a self check for my business
    theres too much ai out there i dont know what i need
    how long does your checklist take
    something i can fill out to find my weak spots
    dont know where to begin with automation
    I do not know where to begin
    what should I automate first
    which of these do I need
    there is so much ai stuff, where do I start
    overwhelmed by all of this
    help me figure out what I need
    is there a test for my business
    can I rate my business somewhere
    a self assessment
    some questions that tell me how we are doing
    how long does the checklist take
    how many questions are in the checklist
    is the checklist free
    does the checklist ask for my email`,
}
