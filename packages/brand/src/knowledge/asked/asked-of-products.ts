/** Questions about the DevLab products, one per line. They train the classifier and are never shown. */
export const askedOfProducts: Record<string, string> = {
  'devlab/tallgrass-scorm': `
    scorm 1.2 or 2004
    can it make quizzes from our manual
    can canvas run the stuff it spits out
    got a big binder for new guys, want it as online course
    is scorm out yet
    will litmos read what you make
    we have 40 pages of procedures and need online classes from them
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
    train new hires with a short course
    who passed the quiz and who did not
    proof that everybody did the compliance training
    build lessons from our documents
    every new employee gets shown something different
    make an online course from our procedures
    we have a handbook nobody reads, can it become lessons
    does it produce scorm 2004 packages
    training for new employees made from our documents
    our learning platform needs content
    can your course tool read a word document
    compliance lessons for a nursing home
    see which employee finished the course
    what does tallgrass scorm cost, is there a price yet
    we use cornerstone, would the courses run there
    is the course generator ready for use
    turn videos of our best mechanic into a course
    quizzes for staff from our own rules
    blackboard compatible courses
    safety instructions as e-learning for our warehouse
    what is scorm
    tell me about the scorm product
    explain the scorm product
    scorm?
    what is this scorm thing about
    we have a pile of training papers and an lms, can you connect the two
    our employees should learn the rules online instead of from a folder
    do you make elearning
    can you put our staff rules into lessons
    will the course work in our lms
    does it run in canvas
    which platforms can play your courses
    i need an online course for my new people
    hr wants our training digital
    can it make a course out of a pdf
    is there something for employee training with a test at the end
    could we start using scorm this month
    is scorm already done
    does the scorm maker work yet
    our compliance officer needs proof of who finished the training
    we train everyone by hand, could a computer make courses from our notes
    turn our word files into courses
    teach new hires with an online class`,

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
    one good answer for what everybody asks
    collect the questions that customers keep asking
    is there a product that drafts answers to common mails
    one list of answers for the whole staff
    how far is echo
    the phone rings with the same silly questions
    our new girl at the desk does not know the answers that we give every day
    can echo read call notes
    we give different answers to the same question
    does echo answer customers itself
    repeated emails eat our mornings
    make a page of frequent questions from our mails
    explain echo
    what can tallgrass echo do
    tell me what echo is for
    our customers always ask the same
    i answer the same email ten times a day
    the same five questions come in every single day
    can something answer the repeat emails
    we explain the same thing to every caller
    standard answers for our mail
    tool for common questions in our inbox
    the girls at the desk say the same thing all day
    is there something for a shared inbox full of repeats
    how do i stop typing the same answer
    is echo usable
    we get the same calls about our prices and hours again and again
    frequently asked questions tool`,

  'devlab/tallgrass-strides': `
    does strides need an app
    strides, what is that
    a few minutes a day to train my hygienists on phone manners
    looking for bite sized lessons for field guys
    whats strides supposed to be
    my installers talk to homeowners like crap, need short training they will actually do
    what is that strides product
    my plumbers are rude on the phone, any quick training
    what is strides
    what does strides do
    tell me about strides
    how does strides work
    short daily training for my technicians
    my guys need practice talking to customers
    train the crew a little every day
    I do not want to send everybody to a whole day seminar
    how can my staff get better on the phone without a class
    five minute exercises for the front desk
    they forget everything from the yearly training
    keep my plumbers sharp
    teach apprentices a bit each morning
    coaching for field staff
    daily exercises for my staff
    my team forgets what they learned in the seminar
    is there short practice on the phone for employees
    how do i train waiters a little each shift
    practice for a front desk in a few minutes
    teach my guys to quote right without taking a day off
    what are the strides exercises like
    is strides finished
    can my crew try strides
    does the training come by text message
    coaching for new technicians in small bites
    skill training for a cleaning crew
    five minutes of learning per day
    how does the daily practice program work
    can you explain strides
    explain strides
    what is this strides thing about
    i read about strides, how is it done
    strides?
    is strides an app
    strides for my cooks`,
}
