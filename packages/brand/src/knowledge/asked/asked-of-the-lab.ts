/** Questions about DevLab, the demos and early access, one per line. They train the classifier and are never shown. */
export const askedOfTheLab: Record<string, string> = {
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
    do I need an account to try
    show me an example
    is there a demo
    demo please
    do you have a live demo on the site
    where do i see it in action without talking to sales
    is the person in the simulation made up
    does the example send anything to my phone
    i put a fake number in the demo, is that a problem
    is what the demo shows a recording
    do i have to give my email to try the demo
    can my partner try the examples too
    will the whatsapp demo message me for real
    is there a free version i can test
    how real is the simulation
    let me see it work on the screen first
    which demos are there
    can i play around with the tools
    show me how the receptionist works before i talk to you
    anything on here that i can try out
    i want to click through it myself
    is there a sandbox
    are these demos made with real customers
    do the demo texts really go out
    is somebody really on the line in that example
    i typed a fake name into the demo, does anyone see it
    is the information from the simulation stored
    will you contact me after i used the demo
    the call in the sample sounds real, is it
    may i test the texting bot on this page
    can i test it for free
    where is the live example
    do i have to sign up for the demo
    can i use the demo on my phone
    how do i start the demo
    does trying it cost anything
    are the reviews in the demo real people
    is it only an animation
    let me try first and talk later
    can i try the thing first
    where can i mess with it
    is that a real customer on the phone in the demo
    will you spam me if i try the demo
    if i enter my email in the demo what happens
    is the demo fake`,

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
    any new products in the works
    what experiments are you running
    do you have products that are not out yet
    what is the lab
    which products are you still developing
    what will you launch next year
    tell me about your research projects
    are the products in the lab for sale
    what is this devlab page
    how finished are your experimental tools
    what are you tinkering with
    any betas going on
    your upcoming products please
    list of the products in development
    what is in development
    what else are you making
    what do you have coming up
    which new things are on the way
    anything exciting you are building
    are you developing other products
    whats in the dev lab
    what can i find in the lab
    explain the lab
    is the stuff in the lab real
    are the lab products just ideas
    do the experimental products work yet
    what are the prototypes
    what new tools are you making
    whats new at tallgrass
    what do you plan for the future
    what are you experimenting with
    the devlab products, can one buy them
    what is still unfinished
    what new things do you work on
    new stuff?
    what are you working on
    what are you working on right now
    are the lab things real
    what is the lab page
    what is on the lab page
    are you making anything new
    what is coming next
    which experiments do you have
    are these lab products real products
    is devlab just ideas
    anything new in the lab`,

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
    be one of the first to use it
    where do i join the list
    add me to the waitlist for scorm
    how does the waitlist work
    when do people on the waitlist hear from you
    notify me when strides launches
    tell me when it is available
    is there still room on the list
    did my registration for the waitlist work
    i joined the list twice by mistake
    how do i get off the waiting list
    when will the new products come out
    can i test the new things before everybody else
    nothing happened since i registered for the beta
    how do i get on the waiting list
    can i sign up for the beta
    put my name on the list
    i want to test your new products
    i want early access
    how do i become a tester
    can i join the test group
    where do i put my email for updates on scorm
    tell me once echo is out
    will you email me when it launches
    no answer since i joined the waiting list
    i am on the waitlist, when do i hear something
    i signed up and never got an email
    how long is the waiting list
    when is strides out
    what is the release date
    how do i apply for the beta
    remove me from the waitlist
    am i on the waiting list
    i registered for early access in june and heard nothing
    let me know when i can try it
    where do i sign up to be notified
    sign me up for the beta
    where do i get on the list
    i joined the list and never heard back
    i want to test the beta stuff
    how do i test your new things
    waiting list for echo`,
}
