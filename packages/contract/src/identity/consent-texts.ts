import { defineTexts } from '../core/define-texts.ts'

/** Consent to how a project uses personal data: the page /gdpr and the card on the own profile. */
export const consentTexts = defineTexts({
  'consent.title': { el: 'Η συγκατάθεσή σας', en: 'Your consent' },
  'consent.lead': {
    el: 'Πριν συνεχίσετε, διαβάστε πώς χρησιμοποιεί το έργο τα προσωπικά σας δεδομένα.',
    en: 'Before you go on, read how the project uses your personal data.',
  },
  'consent.newer': {
    el: 'Το κείμενο άλλαξε από τότε που συμφωνήσατε. Διαβάστε το ξανά πριν συνεχίσετε.',
    en: 'The text has changed since you agreed. Read it again before you go on.',
  },
  'consent.again': {
    el: 'Έχετε ανακαλέσει τη συγκατάθεσή σας. Αν συμφωνήσετε ξανά, το έργο ανοίγει όπως το αφήσατε.',
    en: 'You have withdrawn your consent. If you agree again, the project opens as you left it.',
  },
  'consent.version': {
    el: 'Έκδοση {version}, ισχύει από {from}',
    en: 'Version {version}, valid from {from}',
  },
  'consent.translated': {
    el: 'Μετάφραση. Ισχύει το κείμενο που έχει δημοσιεύσει το έργο στα ελληνικά και στα αγγλικά.',
    en: 'A translation. The text that the project has published in Greek and English is the one that holds.',
  },
  'consent.original': { el: 'Το αρχικό κείμενο', en: 'The original text' },
  'consent.agree': { el: 'Συμφωνώ', en: 'I agree' },
  'consent.notNow': { el: 'Όχι τώρα, αποσύνδεση', en: 'Not now, sign off' },
  'consent.voluntary': {
    el: 'Είναι δική σας επιλογή και μπορείτε να την αλλάξετε όποτε θέλετε, από «Τα στοιχεία μου».',
    en: 'It is your choice, and you can change it whenever you like, under “My profile”.',
  },
  'consent.changed': {
    el: 'Στο μεταξύ δημοσιεύτηκε νεότερο κείμενο. Διαβάστε το πριν συμφωνήσετε.',
    en: 'A newer text has been published meanwhile. Read it before you agree.',
  },
  'consent.notOwn': {
    el: 'Συγκατάθεση δίνει μόνο το ίδιο το πρόσωπο. Από εδώ βλέπετε ό,τι βλέπει.',
    en: 'Only the person can give consent. You see here what they see.',
  },
  'consent.noText': {
    el: 'Το έργο ζητά τη συγκατάθεσή σας, αλλά το κείμενο δεν έχει δημοσιευτεί ακόμη. Μιλήστε με όσους σας στηρίζουν στο έργο.',
    en: 'The project asks for your consent, but its text has not been published yet. Talk to your mentor or coordinator.',
  },
  'consent.notAsked': {
    el: 'Το έργο δεν ζητά συγκατάθεση.',
    en: 'The project does not ask for consent.',
  },
  'consent.given': {
    el: 'Συμφωνήσατε στις {at} με την έκδοση {version}.',
    en: 'You agreed on {at} to version {version}.',
  },
  'consent.back': { el: 'Πίσω στην εφαρμογή', en: 'Back to the application' },
  'consent.signOff': { el: 'Αποσύνδεση', en: 'Sign off' },

  'consent.card.title': { el: 'Συγκατάθεση για τα δεδομένα μου', en: 'Consent to my data' },
  'consent.card.elsewhere': {
    el: 'Η συγκατάθεσή σας έχει δηλωθεί εκτός εφαρμογής.',
    en: 'Your consent was given outside the application.',
  },
  'consent.card.read': { el: 'Το κείμενο', en: 'The text' },
  'consent.card.withdraw': { el: 'Ανάκληση…', en: 'Withdraw…' },
  'consent.withdraw.title': { el: 'Ανάκληση της συγκατάθεσής σας', en: 'Withdrawing your consent' },
  'consent.withdraw.closes': {
    el: 'Το έργο κλείνει αμέσως για εσάς: δεν θα βλέπετε τις δράσεις και τις συναντήσεις σας.',
    en: 'The project closes for you at once: you will not see your actions and meetings.',
  },
  'consent.withdraw.kept': {
    el: 'Όσα έχετε κάνει δεν διαγράφονται. Αν θέλετε να διαγραφούν τα δεδομένα σας, ζητήστε το από όσους συντονίζουν το έργο.',
    en: 'What you have done is not erased. If you want your data to be erased, ask the coordinator of the project.',
  },
  'consent.withdraw.again': {
    el: 'Μπορείτε να συμφωνήσετε ξανά όποτε θέλετε και να συνεχίσετε από εκεί που μείνατε.',
    en: 'You can agree again whenever you like and go on from where you stopped.',
  },
  'consent.withdraw.confirm': { el: 'Ανάκληση', en: 'Withdraw' },
  'consent.withdraw.keep': { el: 'Κρατώ τη συγκατάθεσή μου', en: 'Keep my consent' },

  'consent.texts.title': { el: 'Κείμενο συγκατάθεσης', en: 'Consent text' },
  'consent.texts.lead': {
    el: 'Ό,τι διαβάζουν οι ωφελούμενοι πριν ανοίξει το έργο. Μια έκδοση που δημοσιεύτηκε δεν αλλάζει.',
    en: 'What mentees read before the project opens. A version that was published never changes.',
  },
  'consent.texts.new': { el: 'Νέα έκδοση', en: 'New version' },
  'consent.texts.none': { el: 'Δεν έχει δημοσιευτεί κείμενο', en: 'No text has been published' },
  'consent.texts.noneText': {
    el: 'Όσο το έργο ζητά συγκατάθεση χωρίς κείμενο, οι ωφελούμενοι δεν μπορούν να μπουν.',
    en: 'While the project asks for consent without a text, its mentees cannot enter.',
  },
  'consent.texts.version': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'consent.texts.newest': { el: 'ισχύει τώρα', en: 'valid now' },
  'consent.texts.by': { el: '{at}, από {who}', en: '{at}, by {who}' },
  'consent.texts.agreed_one': {
    el: 'Έχει συμφωνήσει {count} άτομο',
    en: '{count} person has agreed',
  },
  'consent.texts.agreed_other': {
    el: 'Έχουν συμφωνήσει {count} άτομα',
    en: '{count} people have agreed',
  },
  'consent.texts.hint': {
    el: 'Αφήστε μια κενή γραμμή ανάμεσα στις παραγράφους. Γραμμή που αρχίζει με «## » είναι τίτλος, με «- » στοιχείο λίστας.',
    en: 'Leave an empty line between paragraphs. A line that begins with “## ” is a heading, with “- ” an item of a list.',
  },
  'consent.texts.text': { el: 'Κείμενο', en: 'Text' },
  'consent.texts.preview': { el: 'Έτσι θα διαβάζεται', en: 'How it will read' },
  'consent.texts.unsaved': {
    el: 'Νέα έκδοση {version} του κειμένου συγκατάθεσης',
    en: 'New version {version} of the consent text',
  },
  'consent.texts.publish': { el: 'Δημοσίευση', en: 'Publish' },
  'consent.texts.sure': {
    el: 'Δημοσίευση της έκδοσης {version};',
    en: 'Publish version {version}?',
  },
  'consent.texts.sureText': {
    el: 'Ισχύει αμέσως και δεν αλλάζει πια. Όσοι έχουν ήδη συμφωνήσει θα ερωτηθούν ξανά μόνο αν ανεβάσετε την ελάχιστη έκδοση στις ρυθμίσεις του έργου.',
    en: 'It is valid at once and cannot be changed. Those who have agreed are asked again only if you raise the minimum version in the project’s settings.',
  },
  'consent.texts.published': {
    el: 'Η έκδοση {version} δημοσιεύτηκε.',
    en: 'Version {version} has been published.',
  },
})
