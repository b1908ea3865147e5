import { defineTexts } from '../core/define-texts.ts'

/** What people are told of who has to do with whom. */
export const peopleNoticeTexts = defineTexts({
  'notifications.group.people': { el: 'Μέντορες και ωφελούμενοι', en: 'Mentors and mentees' },
  'notifications.kind.people.mentorGiven': {
    el: 'Έχετε νέο μέντορα: {with}',
    en: 'You have a new mentor: {with}',
  },
  'notifications.choice.people.mentorGiven': { el: 'Νέος μέντορας', en: 'A new mentor' },
  'notifications.kind.people.menteesGiven': {
    el: 'Έχετε νέους ωφελούμενους: {names}',
    en: 'You have new mentees: {names}',
  },
  'notifications.choice.people.menteesGiven': { el: 'Νέοι ωφελούμενοι', en: 'New mentees' },
})
