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
  'notifications.today': { el: 'Σήμερα', en: 'Today' },
  'notifications.yesterday': { el: 'Χθες', en: 'Yesterday' },
  'notifications.none': { el: 'Δεν υπάρχει κάτι νέο', en: 'There is nothing new' },
  'notifications.noneText': {
    el: 'Συναντήσεις, έγγραφα, αλλαγές και υπενθυμίσεις που σας αφορούν θα φαίνονται εδώ.',
    en: 'Meetings, documents, changes and reminders that concern you will be listed here.',
  },
  'notifications.browser': { el: 'Ειδοποιήσεις στην οθόνη', en: 'Notifications on the screen' },
  'notifications.browser.default': {
    el: 'Όταν έρχεται κάτι και δεν κοιτάζετε τη σελίδα, ο περιηγητής μπορεί να σας το δείχνει.',
    en: 'When something arrives while you look elsewhere, the browser can show it to you.',
  },
  'notifications.browser.granted': {
    el: 'Ό,τι έρχεται ενώ δεν κοιτάζετε τη σελίδα σάς το δείχνει ο περιηγητής.',
    en: 'The browser shows you what arrives while you look elsewhere.',
  },
  'notifications.browser.off': {
    el: 'Σε αυτόν τον περιηγητή δεν εμφανίζονται ειδοποιήσεις.',
    en: 'Notifications are turned off in this browser.',
  },
  'notifications.browser.denied': {
    el: 'Ο περιηγητής τις έχει αποκλείσει για αυτόν τον ιστότοπο. Επιτρέψτε τες από το λουκέτο δίπλα στη διεύθυνση.',
    en: 'The browser blocks them for this site. Allow them from the padlock beside the address.',
  },
  'notifications.browser.unsupported': {
    el: 'Αυτός ο περιηγητής δεν δείχνει ειδοποιήσεις.',
    en: 'This browser does not show notifications.',
  },
  'notifications.browser.ask': { el: 'Να εμφανίζονται', en: 'Show them' },
  'notifications.browser.show': { el: 'Να εμφανίζονται ειδοποιήσεις', en: 'Show notifications' },
  'notifications.close': { el: 'Κλείσιμο ειδοποιήσεων', en: 'Close notifications' },
  'notifications.all': { el: 'Όλες οι ειδοποιήσεις', en: 'All notifications' },
  'notifications.toChoices': { el: 'Πώς ειδοποιούμαι', en: 'How I am notified' },
  'notifications.more_one': { el: 'και άλλη {count}', en: 'and {count} more' },
  'notifications.more_other': { el: 'και άλλες {count}', en: 'and {count} more' },
  'notifications.outdated': { el: 'Δεν ισχύει πια', en: 'No longer so' },
  'notifications.choices': { el: 'Πώς ειδοποιούμαι', en: 'How I am notified' },
  'notifications.choicesText': {
    el: 'Στο καμπανάκι τα βλέπετε όλα. Επιλέξτε για καθετί αν θα έρχεται και με e-mail: αμέσως, ή μαζί με τα υπόλοιπα της ημέρας στις {time}, όσα δεν έχετε διαβάσει έως τότε.',
    en: 'You see everything at the bell. Choose for each whether it comes by mail as well: at once, or with the rest of the day at {time}, what you have not read by then.',
  },
  'notifications.way.page': { el: 'Μόνο στη σελίδα', en: 'On the page only' },
  'notifications.way.mail': { el: 'E-mail αμέσως', en: 'E-mail at once' },
  'notifications.way.digest': { el: 'E-mail της ημέρας', en: 'E-mail once a day' },
  'notifications.way.message': { el: 'Μήνυμα στο κινητό', en: 'Message to my phone' },
  'notifications.messagesText': {
    el: 'Για μήνυμα στο κινητό, ο αριθμός του προφίλ σας και το κείμενο της ειδοποίησης δίνονται στην υπηρεσία μηνυμάτων του έργου. Χωρίς αριθμό, ή αν η υπηρεσία δεν το δεχτεί, έρχεται e-mail.',
    en: 'For a message to your phone, the number in your profile and the text of the notification are given to the message service of the project. Without a number, or where the service does not take it, an e-mail comes.',
  },
  'notifications.quiet': { el: 'Ώρες ησυχίας', en: 'Quiet hours' },
  'notifications.quietText': {
    el: 'Τότε δεν φεύγει κανένα τέτοιο e-mail και ο περιηγητής δεν δείχνει ειδοποιήσεις: έρχονται μόλις περάσουν. Βάλτε δύο φορές την ίδια ώρα για να μην υπάρχουν.',
    en: 'No such mail leaves then, and the browser shows no notifications: they come once it is over. Enter the same time twice to have none.',
  },
  'notifications.quiet.from': { el: 'Από', en: 'From' },
  'notifications.quiet.until': { el: 'Έως', en: 'Until' },
  'notifications.quiet.save': { el: 'Αποθήκευση ωρών', en: 'Save the hours' },
  'notifications.choiceSaved': { el: 'Αποθηκεύτηκε', en: 'Saved' },
})
