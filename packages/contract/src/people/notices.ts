import { defineNotices } from '../core/define-notices.ts'

/** What mentees and mentors are told of who has to do with whom. */
export const peopleNotices = defineNotices({
  'people.mentorGiven': { to: ['Mentee'], usual: 'digest' },
  'people.menteesGiven': { to: ['Mentor'], usual: 'digest' },
})
