import { defineTexts } from '../core/define-texts.ts'

/** The private calendar feed, and what is still to be followed up. */
export const feedTexts = defineTexts({
  'feed.open': { el: 'Σύνδεση με το ημερολόγιό μου', en: 'Connect my calendar' },
  'feed.close': { el: 'Κλείσιμο', en: 'Close' },
  'feed.text': {
    el: 'Με μια ιδιωτική διεύθυνση, οι συναντήσεις σας φαίνονται και στο ημερολόγιο του κινητού ή του υπολογιστή σας, πάντα ενημερωμένες.',
    en: 'With a private address, your meetings show in the calendar of your phone or computer too, always up to date.',
  },
  'feed.off': { el: 'Δεν υπάρχει διεύθυνση ακόμη.', en: 'There is no address yet.' },
  'feed.since': { el: 'Σε ισχύ από {at}.', en: 'In force since {at}.' },
  'feed.readAt': {
    el: 'Τελευταία ανάγνωση: {at}.',
    en: 'Last read: {at}.',
  },
  'feed.neverRead': { el: 'Δεν έχει διαβαστεί ακόμη.', en: 'Not read yet.' },
  'feed.create': { el: 'Δημιουργία διεύθυνσης', en: 'Create an address' },
  'feed.renew': { el: 'Νέα διεύθυνση', en: 'A new address' },
  'feed.renewTitle': { el: 'Νέα διεύθυνση ημερολογίου', en: 'A new calendar address' },
  'feed.renewText': {
    el: 'Η παλιά διεύθυνση θα πάψει να ισχύει αμέσως.',
    en: 'The old address stops working at once.',
  },
  'feed.revoke': { el: 'Κατάργηση', en: 'Turn off' },
  'feed.revokeTitle': { el: 'Κατάργηση διεύθυνσης', en: 'Turn the address off' },
  'feed.revokeText': {
    el: 'Τα ημερολόγια που τη διαβάζουν δεν θα ενημερώνονται πια.',
    en: 'Calendars that read it will no longer be kept up to date.',
  },
  'feed.revoked': { el: 'Η διεύθυνση καταργήθηκε', en: 'The address was turned off' },
  'feed.address': {
    el: 'Η διεύθυνσή σας (φαίνεται μόνο τώρα)',
    en: 'Your address (shown only now)',
  },
  'feed.how': {
    el: 'Google: Άλλα ημερολόγια, Από διεύθυνση URL. Apple: Αρχείο, Νέα εγγραφή σε ημερολόγιο. Outlook: Προσθήκη ημερολογίου, Από το διαδίκτυο. Μην τη δώσετε σε άλλους.',
    en: 'Google: Other calendars, From URL. Apple: File, New Calendar Subscription. Outlook: Add calendar, From the internet. Do not give it to others.',
  },
})
