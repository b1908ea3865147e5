import { defineTexts } from './define-texts.ts'

/** The home of each role, and what the product says of itself. */
export const homeTexts = defineTexts({
  'home.welcome': { el: 'Καλώς ήρθατε, {name}', en: 'Welcome, {name}' },
  'home.place': { el: '{project} · {role}', en: '{project} · {role}' },
  'home.toOverview': { el: 'Η επισκόπηση του έργου', en: 'Overview of the project' },
  'home.meeting': { el: 'Επόμενη συνάντηση', en: 'Next meeting' },
  'home.toCalendar': { el: 'Στο ημερολόγιο', en: 'To the calendar' },
  'home.followUps': { el: 'Εκκρεμότητες από συναντήσεις', en: 'Follow-ups of meetings' },
  'home.followUps.none': {
    el: 'Δεν εκκρεμεί κάτι από τις συναντήσεις σας.',
    en: 'Nothing is left to follow up from your meetings.',
  },

  'about.title': { el: 'Σχετικά με τον Τηλέμαχο', en: 'About Telemachos' },
  'about.what': {
    el: 'Ο Τηλέμαχος οργανώνει προγράμματα καθοδήγησης: οι ωφελούμενοι βλέπουν το επόμενο βήμα τους, οι μέντορες τους ανθρώπους και τις συναντήσεις τους, και όσοι συντονίζουν βλέπουν ποια άτομα έχουν μείνει πίσω.',
    en: 'Telemachos runs mentoring programmes: mentees see their next step, mentors their people and meetings, and those who coordinate see who has been left behind.',
  },
  'about.version': { el: 'Έκδοση {version}', en: 'Version {version}' },
  'about.contact': { el: 'Επικοινωνία', en: 'Contact' },
  'about.contact.none': {
    el: 'Το έργο δεν έχει δηλώσει στοιχεία επικοινωνίας. Μιλήστε με όσους σας στηρίζουν στο έργο.',
    en: 'The project has given no contact. Talk to your administrator or your mentor.',
  },
  'about.keys': { el: 'Χωρίς ποντίκι', en: 'Without a mouse' },
  'about.keys.text': {
    el: 'Όλα γίνονται και από το πληκτρολόγιο. Το ? δείχνει τις συντομεύσεις κάθε σελίδας.',
    en: 'Everything can be done by keyboard too. ? shows the shortcuts.',
  },
  'about.licences': { el: 'Βιβλιοθήκες και άδειες', en: 'Libraries and licences' },
  'about.licences.text_one': {
    el: 'Ο Τηλέμαχος στηρίζεται σε {count} βιβλιοθήκη ανοικτού κώδικα. Ευχαριστούμε όσους τη γράφουν.',
    en: 'Telemachos is built on {count} open-source library. Thanks to those who write it.',
  },
  'about.licences.text_other': {
    el: 'Ο Τηλέμαχος στηρίζεται σε {count} βιβλιοθήκες ανοικτού κώδικα. Ευχαριστούμε όσους τις γράφουν.',
    en: 'Telemachos is built on {count} open-source libraries. Thanks to those who write them.',
  },
  'about.licences.show': { el: 'Ο κατάλογος', en: 'The list' },
  'about.licences.name': { el: 'Βιβλιοθήκη', en: 'Library' },
  'about.licences.version': { el: 'Έκδοση', en: 'Version' },
  'about.licences.licence': { el: 'Άδεια', en: 'Licence' },
})
