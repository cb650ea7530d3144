import type { ProjectTemplate } from './project-template.ts'

export const learningScorm: ProjectTemplate = {
  tasks: [
    {
      owner: 'CLIENT',
      title: 'Hand over what you teach from today',
      detail: 'Handbooks, slides, safety sheets and recordings, as they are. Mark what is out of date.',
      day: 4,
    },
    {
      owner: 'CLIENT',
      title: 'Name the people who will take the courses first',
      detail: 'Three to five, with their job, their language and the device they will use.',
      day: 6,
    },
    {
      owner: 'ADMIN',
      title: 'Plan the courses',
      detail:
        'One page for each course: what people can do afterwards, how long it takes, and what is asked.',
      day: 10,
    },
    {
      owner: 'ADMIN',
      title: 'Write the first course in full',
      detail: 'With questions, pictures and the page of your handbook that each answer comes from.',
      day: 17,
    },
    {
      owner: 'ADMIN',
      title: 'Write the other courses',
      detail: 'In the form that you approved with the first one.',
      day: 30,
    },
    {
      owner: 'ADMIN',
      title: 'Load the packages into your learning platform',
      detail:
        'SCORM 1.2 or 2004, whichever your platform takes, with a test person who starts and finishes each.',
      day: 35,
    },
    {
      owner: 'CLIENT',
      title: 'Let the first people take the courses',
      detail: 'Ask each of them for one thing that was unclear and one that was too long.',
      day: 42,
    },
  ],
  checklist: [
    { item: 'Every course can be finished on a phone', required: true },
    { item: 'The platform records who finished and with what score', required: true },
    { item: 'Every question has been checked against the handbook by you', required: true },
    { item: 'Courses read well with a screen reader', required: true },
    { item: 'You have the source files of every course', required: true },
    { item: 'A printed summary of each course exists', required: false },
  ],
  tools: [
    {
      toolName: 'Learning platform',
      vendor: null,
      plan: 'Sized for the number of learners',
      setupNotes: 'Skip this one if you have a platform that takes SCORM packages.',
    },
    { toolName: 'Course authoring', vendor: null, plan: 'One author', setupNotes: null },
  ],
}
