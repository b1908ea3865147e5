import { defineTexts } from '../core/define-texts.ts'

/** What people are told of conferences. */
export const conferenceNoticeTexts = defineTexts({
  'notifications.group.conferences': { el: 'Εκδηλώσεις', en: 'Conferences' },
  'notifications.kind.conferences.registered': {
    el: 'Εγγραφή: {title} στις {at}',
    en: 'Registered: {title} on {at}',
  },
  'notifications.kind.conferences.promoted': {
    el: 'Ελευθερώθηκε θέση και είναι δική σας: {title} στις {at}',
    en: 'A place became free and is yours: {title} on {at}',
  },
  'notifications.kind.conferences.changed': {
    el: 'Άλλαξε: {title}, πλέον στις {at}',
    en: 'Changed: {title}, now on {at}',
  },
  'notifications.kind.conferences.cancelled': {
    el: 'Ακυρώθηκε: {title} στις {at}',
    en: 'Cancelled: {title} on {at}',
  },
  'notifications.kind.conferences.withdrawn': {
    el: 'Ακυρώθηκε η εγγραφή σας: {title} στις {at}',
    en: 'Your registration was cancelled: {title} on {at}',
  },
  'notifications.kind.conferences.reminder': {
    el: 'Υπενθύμιση: {title} στις {at}',
    en: 'Reminder: {title} on {at}',
  },
  'notifications.choice.conferences.registered': {
    el: 'Εγγραφές σε εκδηλώσεις',
    en: 'Registrations in conferences',
  },
  'notifications.choice.conferences.promoted': {
    el: 'Θέσεις που ελευθερώνονται',
    en: 'Places that become free',
  },
  'notifications.choice.conferences.changed': {
    el: 'Αλλαγές εκδηλώσεων',
    en: 'Changes of conferences',
  },
  'notifications.choice.conferences.cancelled': {
    el: 'Ακυρώσεις εκδηλώσεων',
    en: 'Cancellations of conferences',
  },
  'notifications.choice.conferences.withdrawn': {
    el: 'Ακυρώσεις εγγραφών',
    en: 'Cancelled registrations',
  },
  'notifications.choice.conferences.reminder': {
    el: 'Υπενθυμίσεις εκδηλώσεων',
    en: 'Reminders of conferences',
  },
})
