import { defineTexts } from '../core/define-texts.ts'

/** What people are told of the mails that a mentor has sent. */
export const mailNoticeTexts = defineTexts({
  'notifications.group.mail': { el: 'Μηνύματα από τον μέντορα', en: 'Messages from the mentor' },
  'notifications.kind.mentorMeetings.html': {
    el: 'Σας στάλθηκαν οι ημερομηνίες των συναντήσεών σας',
    en: 'The dates of your meetings were mailed to you',
  },
  'notifications.choice.mentorMeetings.html': {
    el: 'Ημερομηνίες συναντήσεων από τον μέντορα',
    en: 'Meeting dates from the mentor',
  },
  'notifications.kind.rendezvous.html': {
    el: 'Σας στάλθηκε η ημερομηνία της συνάντησής σας',
    en: 'The date of your meeting was mailed to you',
  },
  'notifications.choice.rendezvous.html': {
    el: 'Συνάντηση από τον μέντορα',
    en: 'Appointments from the mentor',
  },
})
