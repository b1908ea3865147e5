import { defineTexts } from '../core/define-texts.ts'

/** What people are told of on the page. */
export const notificationsTexts = defineTexts({
  'notifications.title': { el: 'Ειδοποιήσεις', en: 'Notifications' },
  'notifications.bell_one': {
    el: 'Ειδοποιήσεις, {count} αδιάβαστη',
    en: 'Notifications, {count} unread',
  },
  'notifications.bell_other': {
    el: 'Ειδοποιήσεις, {count} αδιάβαστες',
    en: 'Notifications, {count} unread',
  },
  'notifications.unreadOnly': { el: 'Μόνο αδιάβαστες', en: 'Unread only' },
  'notifications.readAll': { el: 'Όλες διαβασμένες', en: 'Mark all as read' },
  'notifications.unread': { el: 'Νέα', en: 'New' },
  'notifications.markRead': { el: 'Διαβάστηκε', en: 'Mark as read' },
  'notifications.markUnread': { el: 'Ξανά ως νέα', en: 'Mark as unread' },
  'notifications.marked_one': {
    el: '{count} ειδοποίηση διαβάστηκε',
    en: '{count} notification read',
  },
  'notifications.marked_other': {
    el: '{count} ειδοποιήσεις διαβάστηκαν',
    en: '{count} notifications read',
  },
  'notifications.undo': { el: 'Αναίρεση', en: 'Undo' },
  'notifications.today': { el: 'Σήμερα', en: 'Today' },
  'notifications.yesterday': { el: 'Χθες', en: 'Yesterday' },
  'notifications.none': { el: 'Δεν υπάρχει κάτι νέο', en: 'There is nothing new' },
  'notifications.noneText': {
    el: 'Νέες συναντήσεις, αλλαγές και υπενθυμίσεις θα φαίνονται εδώ.',
    en: 'New meetings, changes and reminders will be listed here.',
  },
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
  'notifications.kind.submissions.submitted': {
    el: '{with}: νέα κατάθεση στη δράση «{title}», περιμένει τον έλεγχό σας',
    en: '{with} handed in something for “{title}”; it waits for you to look at it',
  },
  'notifications.kind.submissions.accepted': {
    el: 'Έγινε δεκτό ό,τι καταθέσατε στη δράση «{title}»',
    en: 'What you handed in for “{title}” was accepted',
  },
  'notifications.kind.submissions.returned': {
    el: 'Σας επιστράφηκε ό,τι καταθέσατε στη δράση «{title}», με εξήγηση',
    en: 'What you handed in for “{title}” was returned to you, with a reason',
  },
  'notifications.kind.mentorMeetings.html': {
    el: 'Σας στάλθηκαν οι ημερομηνίες των συναντήσεών σας',
    en: 'The dates of your meetings were mailed to you',
  },
  'notifications.kind.rendezvous.html': {
    el: 'Σας στάλθηκε η ημερομηνία της συνάντησής σας',
    en: 'The date of your meeting was mailed to you',
  },
  'notifications.browser': { el: 'Ειδοποιήσεις στην οθόνη', en: 'Notifications on the screen' },
  'notifications.browser.default': {
    el: 'Όταν έρχεται κάτι και δεν κοιτάζετε τη σελίδα, ο browser μπορεί να σας το δείχνει.',
    en: 'When something arrives while you look elsewhere, the browser can show it to you.',
  },
  'notifications.browser.granted': {
    el: 'Ό,τι έρχεται ενώ δεν κοιτάζετε τη σελίδα σάς το δείχνει ο browser.',
    en: 'The browser shows you what arrives while you look elsewhere.',
  },
  'notifications.browser.off': {
    el: 'Σε αυτόν τον browser δεν εμφανίζονται ειδοποιήσεις.',
    en: 'Notifications are turned off in this browser.',
  },
  'notifications.browser.denied': {
    el: 'Ο browser τις έχει αποκλείσει για αυτόν τον ιστότοπο. Επιτρέψτε τες από το λουκέτο δίπλα στη διεύθυνση.',
    en: 'The browser blocks them for this site. Allow them from the padlock beside the address.',
  },
  'notifications.browser.unsupported': {
    el: 'Αυτός ο browser δεν δείχνει ειδοποιήσεις.',
    en: 'This browser does not show notifications.',
  },
  'notifications.browser.ask': { el: 'Να εμφανίζονται', en: 'Show them' },
  'notifications.browser.show': { el: 'Να εμφανίζονται ειδοποιήσεις', en: 'Show notifications' },
  'notifications.choices': { el: 'Ειδοποιήσεις με e-mail', en: 'Notifications by mail' },
  'notifications.choicesText': {
    el: 'Στη σελίδα τις βλέπετε πάντα. Διαλέξτε ποιες θέλετε και με e-mail. Τη νύχτα δεν στέλνεται τίποτα.',
    en: 'You always see them on the page. Choose which you want by mail too. Nothing is sent at night.',
  },
  'notifications.choice.meetings.scheduled': { el: 'Νέες συναντήσεις', en: 'New meetings' },
  'notifications.choice.meetings.moved': { el: 'Αλλαγές ώρας', en: 'Changes of time' },
  'notifications.choice.meetings.cancelled': { el: 'Ακυρώσεις', en: 'Cancellations' },
  'notifications.choice.meetings.reminder': {
    el: 'Υπενθυμίσεις συναντήσεων',
    en: 'Reminders of meetings',
  },
  'notifications.choice.conferences.registered': {
    el: 'Εγγραφές σε συνέδρια',
    en: 'Registrations in conferences',
  },
  'notifications.choice.conferences.promoted': {
    el: 'Θέσεις που ελευθερώνονται',
    en: 'Places that become free',
  },
  'notifications.choice.conferences.changed': {
    el: 'Αλλαγές συνεδρίων',
    en: 'Changes of conferences',
  },
  'notifications.choice.conferences.cancelled': {
    el: 'Ακυρώσεις συνεδρίων',
    en: 'Cancellations of conferences',
  },
  'notifications.choice.conferences.withdrawn': {
    el: 'Ακυρώσεις εγγραφών',
    en: 'Cancelled registrations',
  },
  'notifications.choice.conferences.reminder': {
    el: 'Υπενθυμίσεις συνεδρίων',
    en: 'Reminders of conferences',
  },
  'notifications.choice.submissions.submitted': {
    el: 'Έγγραφα και αποδεικτικά προς έλεγχο',
    en: 'Documents and evidence to look at',
  },
  'notifications.choice.submissions.accepted': {
    el: 'Αποδοχή όσων καταθέτω',
    en: 'Acceptance of what I hand in',
  },
  'notifications.choice.submissions.returned': {
    el: 'Επιστροφή όσων καταθέτω',
    en: 'Return of what I hand in',
  },
  'notifications.choice.mentorMeetings.html': {
    el: 'Ημερομηνίες συναντήσεων από τον μέντορα',
    en: 'Meeting dates from the mentor',
  },
  'notifications.choice.rendezvous.html': {
    el: 'Ραντεβού από τον μέντορα',
    en: 'Appointments from the mentor',
  },
  'notifications.choiceSaved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
})
