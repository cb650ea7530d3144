/** Questions about one’s own projects, documents and calls, asked politely and at length, one per line. */
export const askedInFullOfOwnWork = {
  waiting: `
    please tell me what I have to do at the moment
    could you check if you need anything from me
    can you tell me what is expected of us
    is it our move or yours
    is it you or us who has to act now
    who has to move next
    who has to do the next step
    have you sent me anything to confirm
    have you put anything up for approval
    have you finished something that I should look at
    is there anything in front of me to confirm
    I would like to know what my next steps are
    what are the next steps for us
    what actions do you expect from us
    what is my homework
    what work is assigned to me
    what is assigned to our side
    which things are on hold until I answer
    do any of my tasks wait
    do you need some input from us
    do you need information from me
    what information do you need from our company
    give me my open tasks
    what remains for me to do
    anything I have to okay`,

  due: `
    what date did you set for my task
    what date is set for our part
    which date was agreed for my part of the work
    how long until the payment is required
    how long until I have to pay
    how soon do I have to pay
    how soon do you need the documents back
    how soon do you need my approval
    how much longer may I take to sign
    how much longer can I wait
    what are the dates I should keep in mind
    list all dates
    give me all due dates
    which payment comes due first
    what comes due next month
    do I still have time to pay
    do I still have time to sign it
    when is my part due
    when is my task due
    when should I have my tasks done
    when do you expect my answer
    when do you expect the payment
    has the due date passed
    is the date already over
    is the deadline over
    did the offer to sign run out`,

  documents: `
    the paper that we both signed, where is it kept
    where do you keep the papers we signed
    please show me the scope that we agreed
    could I see the agreement once more
    I would like to read our contract again
    what does our contract say
    what does the agreement cover
    is there a signed version of the agreement
    I want to download the signed version
    has the sign-off been signed
    has your side signed
    did my colleague sign it
    did our boss sign the agreement
    who signed the contract for us
    which document is still without a signature
    how can I read the document before I sign
    where can I read the terms that we signed`,

  calls: `
    which day did I book
    which day is our talk
    which time did I choose for the call
    what time did I pick for the meeting
    for when is my consultation booked
    for what time is our meeting set
    is the meeting with you still happening
    is there an appointment on my name
    have I got an appointment with you
    I am sick and have to put off the call
    I have to put off our meeting
    something came up, I must move our call
    something came up and I cannot talk tomorrow
    I will be late for our call
    I need to postpone the call
    please postpone our meeting
    I want to see my booked calls
    how do I join the call
    how do I get out of the meeting`,

  progress: `
    our company would like to know how the work is coming
    I would like to know how things are coming with our project
    I would like to hear how the website is coming
    my boss asks how the project is going
    my partner wants to know how far you are
    did you get anything done this week
    did you do any work this week
    have you made progress since last week
    what has changed since last week
    what did you finish this week
    what have you done for us lately
    what part are you working on now
    what part is ready
    which parts are finished
    which steps remain until we launch
    how close are we to launch
    how close to done is it
    will it be done on time
    will it be ready by then
    has the work begun
    have you begun with our project
    is the build done
    is my website ready
    is our receptionist ready yet
    when will our receptionist be live
    how many steps are left until we are live
    what is taking so long
    summary of where the project stands`,
}
