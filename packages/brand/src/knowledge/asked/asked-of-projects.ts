/** Questions about how a project works, before and during it, one per line. They train the classifier and are never shown. */
export const askedOfProjects: Record<string, string> = {
  'faq/setup-time': `
    are we talking days or months here
    when can this be turned on
    ac season hits in may, will we make it
    need it quick, is that possible
    so is this a six month project or what
    spring rush is in a month, will it be up by then
    whats the wait to get started
    is this going to drag on for months
    we get slammed in may, could you be done by then
    how soon would it be working
    how long till it is working
    how long does setup take
    when would it be live
    how soon can I have it
    can you do it fast
    how many weeks until it runs
    can you have it ready before the holidays
    is a month enough
    our busy season begins soon, can you make it
    will it take months
    does it take forever to install
    what is the turnaround
    how quickly can we be up and running
    how long before I see something
    could we have it by next week
    tax season is around the corner, is there still time
    how many days does it take
    when could we start using it
    is two weeks enough to get this ready
    how long until the first automation works
    we need it before christmas
    can it be running by monday
    time frame for a receptionist
    how fast are you
    do you need months to build it
    how long would we wait for it to be live
    is it done in a week
    what is the lead time on this
    how soon after we agree is it up
    when is it finished if we say yes today
    we are in a hurry, how quick is the setup
    school starts in august, can you have it working by then
    how long does the whole thing take
    how long from start to going live
    when would we be up
    could you get it done this month
    do you have time for us before summer
    whats the usual turnaround
    is it quick to set up
    how many weeks is a project
    i need this running fast
    we have an event in two weeks, would it be ready
    can it be live before the season
    how soon can it answer our calls
    does it take long
    how long until we see it working
    will we wait long
    hunting season is next month, is that doable
    by when can you finish
    is there a waiting period before you start
    what is the schedule for getting this installed
    do you work quickly
    are you booked up or could you begin right now
    could everything be ready by the first of the month
    how much time should i plan until it runs
    i dont have months to wait for this
    how long till we are up and running
    how fast can this be ready
    how quick can you start
    how soon can you start
    how long does it take to get it going
    when will it be working
    will it take long
    can you do it before the busy season
    our season starts in three weeks
    our busy time is close, can you still make it
    i need it by next friday
    is a week enough
    how many days
    are we looking at weeks or months
    do i have to wait until fall
    am i going to wait forever
    what is a realistic timeline`,

  process: `
    can i ask for changes while you build
    who does what in a project
    is there a contract
    whats the process
    whats on me to do during setup
    must i show up somewhere to sign
    say i want it, whats the next thing
    how many meetings and steps till its finished
    what info do you need to get from us to start building
    can the papers be signed online or must i drive over
    lets say i agree, what do you do then
    what will i have to give you so you can set it up
    can i sign the contract from home
    ok we agree, now what
    what happens next
    what happens after I sign up
    how does it work from start to finish
    what are the steps
    what comes after the call
    walk me through how a project goes
    do we sign a contract
    can I sign online
    do I have to come in to sign the contract
    is there paperwork
    what do I have to do
    what do you need from me
    how much of my time do you need
    what do I have to prepare
    what is my part while you set it up
    what if I do not like what you build
    can I ask for changes
    who approves the work
    how do we wrap up at the end
    so I agree, and then what
    how does a project go
    what are the stages of a project
    who signs what
    when do we sign something
    how do you work with customers
    what do i have to deliver for the setup
    how much work is it for me
    can we review everything before it goes live
    what happens after the call
    is there an agreement in writing
    how is the handover done
    do we get a say in what you build
    what comes after the contract
    do you train us at the end
    do i need to be there during the setup
    what happens at the end of the project
    can i reject something that you built
    do i need to give you my passwords to build it
    tell me the steps from call to handover
    what happens when i say yes
    what comes next
    what is the next step
    how does it go on after we agree
    what are the next steps after the call
    tell me how you work
    how do we start and how does it end
    what do we have to do on our side
    what do you expect from me
    what do you need from us
    how involved do i have to be
    do i have to do anything while you build
    what information do you need
    what should i have ready
    where do we sign
    do i sign on paper
    do i have to come to the office
    can we do all this without meeting
    is there a contract to sign
    what does the agreement say
    can i change my mind during the project
    can i have a look before it goes live
    who decides if the work is done
    how do you finish a project
    what if im not happy with it
    what comes first, paying or building
    how many steps are there
    do you show us how to use it
    what do i do after i say yes
    after i agree what happens
    what happens once we sign
    what happens once we pay
    what do i have to give you
    what do you need from my side
    how much do i have to do myself
    do i have to come in to sign
    do i come by to sign papers
    is everything signed online
    how do you build it
    who approves what you make
    what if i want it different
    how does the project work
    how does it work with you
    i said yes, now what
    what happens after i agree to it
    what do you need from us while you build
    do i have to drive to you to sign
    what papers are there
    what is my job in this
    what will you want from me`,
}
