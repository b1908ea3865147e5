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
  'notifications.kind.meetings.timeAsked': {
    el: '{with}: ζητά για τη συνάντηση «{title}» άλλη ώρα, {wanted} αντί για {at}',
    en: '{with} asks for another time of the meeting “{title}”: {wanted} instead of {at}',
  },
  'notifications.kind.meetings.absence': {
    el: '{with}: δεν μπορεί να έρθει στη συνάντηση «{title}» στις {at}',
    en: '{with} cannot come to the meeting “{title}” on {at}',
  },
  'notifications.kind.meetings.timeKept': {
    el: 'Η συνάντηση «{title}» με: {with} μένει στις {at}',
    en: 'The meeting “{title}” with {with} stays on {at}',
  },
  'notifications.choice.meetings.scheduled': { el: 'Νέες συναντήσεις', en: 'New meetings' },
  'notifications.choice.meetings.moved': { el: 'Αλλαγές ώρας', en: 'Changes of time' },
  'notifications.choice.meetings.cancelled': { el: 'Ακυρώσεις', en: 'Cancellations' },
  'notifications.choice.meetings.timeAsked': {
    el: 'Αιτήματα για άλλη ώρα',
    en: 'Requests for another time',
  },
  'notifications.choice.meetings.absence': {
    el: 'Όταν ένα άτομο δεν μπορεί να έρθει',
    en: 'When somebody cannot come',
  },
  'notifications.choice.meetings.timeKept': {
    el: 'Όταν η ώρα μένει όπως ήταν',
    en: 'When the time stays as it was',
  },
  'notifications.choice.meetings.reminder': {
    el: 'Υπενθυμίσεις συναντήσεων',
    en: 'Reminders of meetings',
  },
})
