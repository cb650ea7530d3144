/** Questions about which service fits and what results to expect, one per line. They train the classifier and are never shown. */
export const askedOfChoosing: Record<string, string> = {
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
    does the checklist ask for my email
    which automation should we do first
    i want to do something with ai but have no plan
    how do i find out what to automate
    is there a questionnaire
    evaluate our business
    what would help us most
    do i get a report from the checklist
    what questions are in the checklist
    where is the checklist
    do i have to leave my name for the checklist
    something that checks how good our processes are
    help me decide between the receptionist and the booking agent
    we are new to ai, what is the first step
    can you grade how we handle leads
    a few questions to see where we lose time
    i do not know what to automate
    no idea where to start
    what do you recommend for my business
    what should i do first
    where do i begin with ai
    which service do i need
    which one is right for me
    what is the automation checklist
    can i take a test
    is there a quick test of my business
    do you have a survey i can fill in
    can you check how we are doing
    find out what i need
    what is the best thing to begin with
    how many minutes does the checklist take
    is the checklist long
    does the checklist cost something
    what do i get at the end of the checklist
    i am confused by all the options
    im lost with all this ai talk, where do i begin
    which task should a robot take off me first
    got a quiz that shows where we waste time
    something to score my shop
    what fits a small practice best
    i want to see how we compare
    not sure what i need
    i dont know which service i need
    i dont know what to pick
    what would you automate first in a shop like mine
    where to begin
    where should a small shop start
    which of your five things is best for me
    is there a form that tells me what i need
    how is my business doing, is there a test
    find out where i lose customers
    how long is the questionnaire
    how many questions
    do i get the result right away
    there is too much ai out there
    ai is all new to me, where do i start`,

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
    do the reviews increase revenue
    do you have references with numbers
    how much did others grow
    has anybody made money with it
    show me some proof please
    by how much do costs go down
    any figures from real businesses
    does it bring in more customers, in numbers
    what was the gain for other companies
    can you prove that ai helps small shops
    what kind of increase did the review customers see
    do you have examples of businesses that got better
    average return for a business like ours
    show me the data
    has it helped other businesses
    what results have people had
    what do businesses get from it
    who has had success with this
    is there evidence
    does ai really help small companies
    prove it works
    any success stories
    what numbers can you show
    what is the return on investment
    how many more meetings did they get
    how much more money do they make
    did it lower costs for anyone
    what did your last client get out of it
    im skeptical, what did it do for others
    how well has it worked so far
    do you have any stats
    what kind of growth are people seeing
    real numbers please
    is there a case study for dentists
    did revenue go up for the ones who have it
    sounds too good to be true, any proof
    show me who made money with that
    do more google stars turn into more sales
    does this work
    does it work for real
    proof
    any proof
    what roi do people get
    what roi can you show
    are people making more money with this
    how much more do people sell
    do reviews bring in money
    does anyone get results from this
    do you have results
    what results can you show
    what are the numbers
    does it make money
    how much money does it bring
    how much more money do reviews bring
    any evidence
    who did this help
    did it work for others
    is there any proof that ai pays off`,

  'faq/success': `
    do i get a monthly report
    how is success measured
    how would you show me its doing the job
    what am i gonna notice if its working
    what should change for my shop if it goes good
    how can i be sure its not just sitting there
    what would a win be for us
    how do i check if it helps
    how can I tell if it works
    how do I see whether it is helping
    what should I expect
    what will I get out of it
    do I get reports
    is there a dashboard
    how do you measure it
    what does a good result look like for me
    what would be a win for a business like ours
    how do I know it is not a waste of money
    what changes for us when it goes well
    can I check the numbers myself
    how do we see that it is doing its job
    what will be better afterwards
    which numbers will i see
    what am i supposed to get for my money
    how will we judge whether it went well
    do you report what the automation did
    can i look at the figures somewhere
    what does good look like
    what improvement should i count on
    how can i tell my partner it was worth it
    what do you promise will change
    is there a page with my numbers
    how do i know that the thing is not failing silently
    what would success mean for a cleaning company
    how would i notice that it helps
    what changes for me
    what difference will it make
    what does success look like
    how do you define success
    how do i keep an eye on it
    can i see what the bot has done
    do we get statistics
    is there some kind of report
    how do i know if it is paying off for my shop
    what should be different in half a year
    what can a shop like mine expect
    what am i getting out of this
    how do i tell whether i wasted my money
    which goals do you set
    how do you track it
    who checks that it does what it should
    what numbers do you look at
    can i see how many calls it booked
    will i see more bookings
    how are results reported to me
    where do i see if its doing good
    what would we gain
    how will i know it works
    how do i know it does something
    what is a good outcome
    what is a good result for a shop
    how do i see results
    what do i get from it
    what will change
    how is it measured
    how do you show that it works
    will i see a difference
    what should i see after a few months
    what would be a success for us
    how will i see if it is any good
    how do i know it is doing something
    how can i check that it works
    what do you measure
    who tells me if it is working
    how will you prove it to me after setup
    what are the signs that it works
    what would good look like for a clinic
    what do other owners look at to see if it works
    can i follow the numbers`,
}
