import { defineTexts } from '../core/define-texts.ts'

/** What people are told of meetings. */
export const meetingNoticeTexts = defineTexts({
  'notifications.group.meetings': { el: 'Συναντήσεις', en: 'Meetings' },
  'notifications.kind.meetings.scheduled': {
    el: 'Νέα συνάντηση στις {at}: {title}, με: {with}',
    en: 'New meeting on {at}: {title}, with {with}',
  },
  'notifications.kind.meetings.moved': {
    el: 'Η συνάντηση «{title}» με: {with} άλλαξε ώρα: {at}',
    en: 'The meeting “{title}” with {with} has a new time: {at}',
  },
  'notifications.kind.meetings.cancelled': {
    el: 'Ακυρώθηκε η συνάντηση «{title}» στις {at}, με: {with}',
    en: 'The meeting “{title}” on {at} with {with} was cancelled',
  },
  'notifications.kind.meetings.reminder': {
    el: 'Υπενθύμιση: {title} στις {at}, με: {with}',
    en: 'Reminder: {title} on {at}, with {with}',
  },
  'notifications.choice.meetings.scheduled': { el: 'Νέες συναντήσεις', en: 'New meetings' },
  'notifications.choice.meetings.moved': { el: 'Αλλαγές ώρας', en: 'Changes of time' },
  'notifications.choice.meetings.cancelled': { el: 'Ακυρώσεις', en: 'Cancellations' },
  'notifications.choice.meetings.reminder': {
    el: 'Υπενθυμίσεις συναντήσεων',
    en: 'Reminders of meetings',
  },
})
