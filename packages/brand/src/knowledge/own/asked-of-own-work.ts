/** What clients ask about their own projects, documents and calls, one per line. They train the classifier. */
export const askedOfOwnWork = {
  waiting: `
    what is waiting for me
    what is waiting for us
    is anything waiting for me
    what do I have to do
    what do I need to do next
    what do you need from me
    what do you need from us
    do you need anything from me
    is there anything I need to do
    is there something for me to sign
    do I have something to sign
    do I have to sign anything
    anything to sign today
    anything for me to review
    which tasks are mine
    what are my tasks
    my to do list
    what should I do next
    what is next for me
    what is pending on my side
    what is still open on our side
    do I owe you any feedback
    what is on my plate
    are you waiting on me for something
    are you waiting for us
    whose turn is it
    is the ball in my court
    what needs my attention
    does anything need my approval
    what do I have to approve
    which tasks are ready for review
    what can I review
    did I forget anything
    are there any open items for me
    anything left for me to do
    what did you send me to look at
    show me my tasks
    what tasks do we have
    what should I take care of
    anything new for me
    how can I help move the project forward
    is something stuck because of me
    what is blocking the project`,

  due: `
    when is it due
    when is that due
    when is my invoice due
    when do I have to pay
    by when do I have to pay
    when is the payment due
    what is the due date
    what is due this week
    what is due next
    what is due when
    what are my deadlines
    what is the deadline
    when is the deadline for my task
    until when do I have to sign
    how long do I have to sign
    when does the document expire
    when does the agreement expire
    by when do you need it
    by when do you need my answer
    how much time do I have left
    how long can I wait with the payment
    is anything overdue
    am I late with anything
    do I have overdue invoices
    is my payment late
    which dates do I have to keep
    when do you need the photos
    by what day should I finish my tasks
    what is the last day to pay
    upcoming deadlines
    due dates please
    when must I send it
    when is the next payment
    when is the next invoice to be paid`,

  documents: `
    where is my document
    where are my documents
    where is my contract
    where is my agreement
    where do I find the agreement
    where is the signed contract
    where is the signed copy
    I need a copy of our agreement
    send me the contract
    can I download the agreement
    can I get the PDF of what I signed
    where do I find what I signed
    I cannot find my agreement
    show my agreements
    show me my documents
    the retainer agreement please
    where is the retainer agreement
    where is the scope of work
    where is the statement of work
    what did I sign
    did I sign the agreement
    did you countersign the agreement
    is the agreement fully signed
    has everybody signed
    who still has to sign the document
    which agreements do we have with you
    what paperwork do we have
    where do I sign
    where do I sign the agreement
    where do I sign the contract you sent
    how do I sign the document
    I got a document from you that I should sign
    you sent me an agreement, how do I sign it
    the link to sign my document has expired
    what happened to the document you sent
    sign off document
    where is the completion sign-off
    my paperwork
    a copy of the master service agreement
    status of my signature`,

  calls: `
    when is my call
    when is our call
    when is my next call
    when is our next meeting
    when do we talk
    when are we talking
    what time is my appointment
    what time is the call
    what day is our meeting
    do I have a call booked
    do we have a call this week
    did I book a call
    is my call confirmed
    is my appointment confirmed
    which calls do I have
    show my calls
    my bookings
    my appointments
    when will you call me
    when are you calling me
    when is the consultation that I booked
    is our meeting today
    is our call tomorrow
    when did we last talk
    when was our last call
    I forgot when our call is
    I forgot the time of my appointment
    I need to move my call
    I have to cancel my appointment
    cancel my call
    reschedule our call
    can we move our meeting
    change the time of my call
    I cannot make our call`,

  progress: `
    how far is the project
    how far is my project
    how far along is my project
    how far are you
    how is my project going
    how is our project going
    how is my project doing
    what is the status of my project
    status of the project
    project status
    where are we with the project
    where do we stand
    is my project on schedule
    is the project on time
    are we on track
    are you on track
    is everything going to plan
    when will my project be finished
    when is our project done
    when are you done
    when do we go live
    when is the launch
    when does the project start
    when will it be ready
    how much is left to do
    how many tasks are done
    which tasks are approved
    what have you done so far
    what are you working on
    what is happening with my project
    any progress
    any news about my project
    an update please
    give me an update on the project
    how is my build coming along
    did you start yet
    is it finished
    is the project complete
    show my projects
    which projects do we have
    my project is late, what is going on
    target date of the project
    percent complete`,
}
