/** Questions about one’s own projects, documents and calls, as people write them in passing, one per line. */
export const askedInPassingOfOwnWork = {
  waiting: `
    so what do you guys want from me
    ok what now
    what do you folks need right now
    whats left on my end
    anything on our end
    anything I should look at
    gimme my list
    what is on the list for us
    is it my turn
    are we holding you up
    what are you still missing from us
    do you still need something from our team
    what should we be working on
    what should I start with
    do we need to approve or sign anything
    what did you ask me to do
    is there work for me
    got anything for me to check
    stuff to approve
    papers that need my name
    what comes next on our side`,

  due: `
    when do you need the money
    whats the latest I can pay
    what is the latest date to sign
    latest I can send it
    how many days do I have left to pay
    how many days until the invoice is due
    how long have I got
    by which date do I need to pay the bill
    by which date should I answer
    till when can I sign
    till when can I pay
    did I miss a deadline
    did we miss the due date
    am I behind
    are we behind with our payments
    whats coming due
    next deadline please
    when does the time to sign run out
    does my signature have a deadline
    when is the bill due`,

  documents: `
    lost the contract
    I lost our agreement
    I cannot find the contract anywhere
    get the contract again
    resend the agreement
    a copy of the signed papers
    copies of the paperwork
    pdf of the contract
    pdf of the scope
    scope of work please
    did both of us sign
    did both sides sign
    is it signed by both sides
    is the retainer agreement signed
    have you signed it already
    where do I put my name
    where do I add my signature
    how do I sign what you sent me
    sign the papers
    open the document to sign
    terms that I agreed to
    what did we agree on in writing
    our contract
    the papers from the beginning of the project`,

  calls: `
    remind me when we talk
    remind me what time the call is
    what time are we talking
    what time are we meeting
    at what time was our call again
    when was our meeting again
    do we have anything in the calendar
    is there a call in my calendar
    do we have a meeting on thursday
    are we still on for tomorrow
    are we still talking on friday
    did my booking go through
    did the booking of my call work
    I will not make it to our call
    I wont make it to the meeting
    gotta move our meeting
    have to push our appointment
    need another time for our call
    is the call by video
    who calls whom
    link to our call
    where do I find the link to change my call`,

  progress: `
    hows it coming
    how is it coming along
    how is the work going
    how is the work on our website
    where are you at
    whats done
    what is done already
    whats finished
    what have you finished
    quick status
    status please
    a quick update
    status report
    anything new on the project
    how many tasks are left on the website
    how much of the work is finished
    are you still on schedule
    will we make the launch date
    will you make the date
    when can we expect it
    when can I expect to see something
    how long until you are finished
    how long until our site is ready
    what phase are we in
    which step are we at`,
}
