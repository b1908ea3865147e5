import type { Text } from './define-texts.ts'
import { SPECIFIED_ROUTES } from './routes.ts'

/** The title of a route, then one sentence on what is or will be there. */
interface RouteText {
  readonly el: readonly [title: string, purpose: string]
  readonly en: readonly [title: string, purpose: string]
}

type SpecifiedState = (typeof SPECIFIED_ROUTES)[number]['state']
type InProject<State> = State extends `root.defaultlayout.project.${infer Name}` ? Name : never

const IN_PROJECT: Record<InProject<SpecifiedState>, RouteText> = {
  admin: {
    el: ['Διαχείριση', 'Η διαχείριση του έργου.'],
    en: ['Administration', 'Administration of the project.'],
  },
  'admin.home': {
    el: ['Επισκόπηση έργου', 'Η πρόοδος του έργου και οι πρόσφατες ενέργειες.'],
    en: ['Project overview', 'The progress of the project and what was done recently.'],
  },
  'admin.jsservice': {
    el: ['Υπηρεσίες κώδικα', 'Εδώ θα γράφονται και θα δοκιμάζονται υπηρεσίες σε JavaScript.'],
    en: ['Code services', 'Services in JavaScript will be written and tried here.'],
  },
  'admin.development': {
    el: ['Ανάπτυξη', 'Τα εργαλεία των προγραμματιστών.'],
    en: ['Development', 'The tools of developers.'],
  },
  'admin.development.index': {
    el: [
      'Εργαλεία ανάπτυξης',
      'Εδώ θα βρίσκονται οι υπηρεσίες SQL, τα έγγραφα, οι προσαρμοσμένες προβολές και οι μαζικές ενημερώσεις.',
    ],
    en: [
      'Development tools',
      'SQL services, documents, custom views and bulk updates will be found here.',
    ],
  },
  'admin.project': {
    el: ['Έργα', 'Η διαχείριση των έργων.'],
    en: ['Projects', 'Administration of the projects.'],
  },
  'admin.project.list': {
    el: ['Κατάλογος έργων', 'Εδώ θα εμφανίζονται όλα τα έργα, με αναζήτηση και νέο έργο.'],
    en: ['All projects', 'All projects will be listed here, to search and to add to.'],
  },
  'admin.project.users': {
    el: ['Μέλη του έργου', 'Εδώ θα εισάγονται και θα συνδέονται οι χρήστες του έργου.'],
    en: ['Project members', "The project's users will be imported and linked here."],
  },
  'admin.project.applications': {
    el: [
      'Αιτήσεις',
      'Εδώ θα αξιολογούνται οι αιτήσεις συμμετοχής, από την υποβολή έως την επιλογή.',
    ],
    en: ['Applications', 'Applications will be reviewed here, from submission to selection.'],
  },
  'admin.project.updateuserfields': {
    el: ['Μαζική ενημέρωση πεδίων', 'Εδώ θα ενημερώνονται πεδία πολλών χρηστών με επικόλληση.'],
    en: ['Bulk field update', 'Fields of many users will be updated here by pasting.'],
  },
  'admin.project.linkusers': {
    el: ['Σύνδεση με μέντορες', 'Εδώ θα ορίζεται ο μέντορας κάθε ωφελουμένου.'],
    en: ['Link mentors', 'The mentor of each mentee will be set here.'],
  },
  'admin.project.linksupervisorsmentors': {
    el: ['Σύνδεση με επόπτες', 'Εδώ θα ορίζεται ο επόπτης κάθε μέντορα.'],
    en: ['Link supervisors', 'The supervisor of each mentor will be set here.'],
  },
  'admin.project.supervisor': {
    el: ['Εποπτεία', 'Εδώ οι επόπτες θα παρακολουθούν όσους εποπτεύουν.'],
    en: ['Supervision', 'Supervisors will follow the people in their care here.'],
  },
  'admin.project.microdata': {
    el: [
      'Μικροδεδομένα',
      'Εδώ θα ελέγχονται και θα εξάγονται τα δελτία εισόδου και εξόδου των ωφελουμένων.',
    ],
    en: ['Microdata', 'The entry and exit forms of mentees will be checked and exported here.'],
  },
  'admin.project.payments': {
    el: ['Πληρωμές', 'Εδώ θα καταχωρίζονται οι πληρωμές ανά αριθμό μητρώου.'],
    en: ['Payments', 'Payments will be recorded here by registry number.'],
  },
  'admin.project.view': {
    el: ['Ρυθμίσεις έργου', 'Εδώ θα ορίζονται οι ρυθμίσεις, τα πεδία και τα μενού του έργου.'],
    en: ['Project settings', "The project's settings, fields and menus will be set here."],
  },
  'admin.user': {
    el: ['Χρήστες', 'Η διαχείριση των χρηστών.'],
    en: ['Users', 'Administration of users.'],
  },
  'admin.user.list': {
    el: ['Κατάλογος χρηστών', 'Εδώ θα αναζητούνται οι χρήστες με φίλτρα και κατάσταση.'],
    en: ['All users', 'Users will be searched here, by filters and state.'],
  },
  'admin.user.mentorlist': {
    el: ['Κατάλογος μεντόρων', 'Εδώ θα εμφανίζονται οι μέντορες με τους ωφελούμενούς τους.'],
    en: ['All mentors', 'Mentors will be listed here with their mentees.'],
  },
  'admin.user.view': {
    el: ['Καρτέλα προσώπου', 'Τα στοιχεία, οι ρόλοι και ο λογαριασμός ενός προσώπου.'],
    en: ['Profile', "A person's details, roles and account."],
  },
  'admin.action': {
    el: ['Δράσεις', 'Η διαχείριση των δράσεων.'],
    en: ['Actions', 'Administration of actions.'],
  },
  'admin.action.list': {
    el: ['Δράσεις του έργου', 'Οι δράσεις του έργου, η σειρά και η δημοσίευσή τους.'],
    en: ['Project actions', "The project's actions, their order and publication."],
  },
  'admin.report': {
    el: ['Αναφορές', 'Οι αναφορές του έργου.'],
    en: ['Reports', 'The reports of the project.'],
  },
  'admin.report.list': {
    el: ['Αναφορές', 'Οι αναφορές που μπορείτε να δείτε.'],
    en: ['Reports', 'The reports that you may see.'],
  },
  'admin.report.view': {
    el: ['Αναφορά', 'Μία αναφορά με τα πλακίδια και τα φίλτρα της.'],
    en: ['Report', 'One report with its tiles and filters.'],
  },
  'admin.report.edit': {
    el: [
      'Επεξεργασία αναφοράς',
      'Ο σχεδιασμός μιας αναφοράς: τα πλακίδια, οι θέσεις και ποιοι τη βλέπουν.',
    ],
    en: ['Edit report', 'Designs a report: its tiles, their places and who reads it.'],
  },
  'admin.senditems': {
    el: ['Μηνύματα που στάλθηκαν', 'Τα μηνύματα που έστειλε η εφαρμογή στο έργο.'],
    en: ['Mails sent', 'The mails that were sent in the project.'],
  },
  mentee: {
    el: ['Ωφελούμενος', 'Οι σελίδες του ωφελουμένου.'],
    en: ['Mentee', 'The pages of the mentee.'],
  },
  'mentee.senditems': {
    el: ['Μηνύματα που στάλθηκαν', 'Τα μηνύματα που έστειλε η εφαρμογή και σας αφορούν.'],
    en: ['Mails sent', 'The mails that were sent and concern you.'],
  },
  'mentee.actions': {
    el: ['Οι δράσεις μου', 'Το επόμενο βήμα σας και όσες δράσεις απομένουν.'],
    en: ['My actions', 'Your next step, and the actions that remain.'],
  },
  'mentee.actionsdone': {
    el: ['Ολοκληρωμένες δράσεις', 'Όσα έχετε ήδη ολοκληρώσει.'],
    en: ['Completed actions', 'What you have completed so far.'],
  },
  'mentee.chatitems': {
    el: ['Αρχεία συνομιλιών', 'Εδώ θα βρίσκονται τα αρχεία από τις συνομιλίες σας.'],
    en: ['Chat files', 'The files from your conversations will be found here.'],
  },
  'mentee.action': {
    el: ['Δράση', 'Μία δράση, με τις οδηγίες και τα στοιχεία της.'],
    en: ['Action', 'One action, with its instructions and data.'],
  },
  'mentee.view': {
    el: ['Πορεία ωφελουμένου', 'Τα στοιχεία και η πρόοδος ενός ωφελουμένου.'],
    en: ["A mentee's path", 'The details and progress of one mentee.'],
  },
  mentor: {
    el: ['Μέντορας', 'Οι σελίδες του μέντορα.'],
    en: ['Mentor', 'The pages of the mentor.'],
  },
  'mentor.chatitems': {
    el: ['Αρχεία συνομιλιών', 'Εδώ θα βρίσκονται τα αρχεία από τις συνομιλίες σας.'],
    en: ['Chat files', 'The files from your conversations will be found here.'],
  },
  'mentor.mentee': {
    el: ['Ωφελούμενοι', 'Οι ωφελούμενοι του μέντορα.'],
    en: ['Mentees', "The mentor's mentees."],
  },
  'mentor.mentee.list': {
    el: ['Οι ωφελούμενοί μου', 'Οι ωφελούμενοι που παρακολουθείτε και η πρόοδός τους.'],
    en: ['My mentees', 'The mentees in your care and their progress.'],
  },
  'mentor.mentee.view': {
    el: ['Καρτέλα ωφελουμένου', 'Οι δράσεις, τα στοιχεία και οι σημειώσεις ενός ωφελουμένου.'],
    en: ['Mentee record', 'The actions, details and notes of one mentee.'],
  },
  'mentor.action': {
    el: ['Δράσεις', 'Οι δράσεις των ωφελουμένων.'],
    en: ['Actions', "The mentees' actions."],
  },
  'mentor.action.list': {
    el: ['Πίνακας δράσεων', 'Ωφελούμενοι και δράσεις σε έναν πίνακα.'],
    en: ['Action grid', 'Mentees and actions in one grid.'],
  },
  'mentor.action.list.view': {
    el: ['Δράση στον πίνακα', 'Μία δράση του πίνακα για όλους τους ωφελούμενους.'],
    en: ['Action in the grid', 'One action of the grid, for all mentees.'],
  },
  'mentor.action2': {
    el: ['Δράσεις', 'Η δεύτερη μορφή του πίνακα δράσεων.'],
    en: ['Actions', 'The second form of the action grid.'],
  },
  'mentor.action2.list': {
    el: ['Πίνακας δράσεων (δεύτερη μορφή)', 'Εδώ θα βρίσκεται η δεύτερη μορφή του πίνακα δράσεων.'],
    en: ['Action grid (second form)', 'The second form of the action grid will be found here.'],
  },
  'mentor.action2.list.view': {
    el: ['Δράση (δεύτερη μορφή)', 'Εδώ θα ανοίγει μία δράση στη δεύτερη μορφή του πίνακα.'],
    en: ['Action (second form)', 'One action will open here in the second form of the grid.'],
  },
  'mentor.senditems': {
    el: ['Μηνύματα που στάλθηκαν', 'Τα μηνύματα που έστειλε η εφαρμογή και σας αφορούν.'],
    en: ['Mails sent', 'The mails that were sent and concern you.'],
  },
  home: {
    el: ['Αρχική', 'Όλες οι σελίδες που μπορείτε να ανοίξετε.'],
    en: ['Home', 'All the pages that you may open.'],
  },
  about: {
    el: ['Σχετικά', 'Τι είναι ο Τηλέμαχος, η έκδοσή του και πού μπορείτε να απευθυνθείτε.'],
    en: ['About', 'What Telemachos is, its version, and whom to turn to.'],
  },
  statistics: {
    el: ['Στατιστικά', 'Εδώ θα εμφανίζονται τα στατιστικά του έργου με διαγράμματα.'],
    en: ['Statistics', "The project's statistics will be shown here with charts."],
  },
  view: {
    el: ['Προβολή', 'Εδώ θα ανοίγει μία προσαρμοσμένη προβολή του έργου.'],
    en: ['View', 'A custom view of the project will open here.'],
  },
  categoryview: {
    el: ['Προβολή κατηγορίας', 'Εδώ θα ανοίγει μία προσαρμοσμένη προβολή από την κατηγορία της.'],
    en: ['View in a category', 'A custom view will open here from its category.'],
  },
  directive: {
    el: ['Στοιχείο προβολής', 'Εδώ θα εμφανίζεται ένα στοιχείο προβολής μόνο του.'],
    en: ['View element', 'One element of a view will be shown here by itself.'],
  },
  library: {
    el: ['Βιβλιοθήκη', 'Εδώ θα βρίσκονται τα αρχεία και οι σύνδεσμοι του έργου.'],
    en: ['Library', "The project's files and links will be found here."],
  },
  'library.items': {
    el: ['Αρχεία βιβλιοθήκης', 'Εδώ θα εμφανίζονται τα αρχεία μιας κατηγορίας.'],
    en: ['Library items', 'The files of one category will be listed here.'],
  },
  settings: {
    el: ['Ρυθμίσεις', 'Γλώσσα, εμφάνιση και κωδικός σύνδεσης.'],
    en: ['Settings', 'Language, appearance and password.'],
  },
  chat: {
    el: ['Συνομιλίες', 'Εδώ θα συνομιλείτε με τον μέντορα ή τους ωφελούμενούς σας.'],
    en: ['Chat', 'You will talk with your mentor or your mentees here.'],
  },
  'chat.conversation': {
    el: ['Συνομιλία', 'Εδώ θα ανοίγει μία συνομιλία.'],
    en: ['Conversation', 'One conversation will open here.'],
  },
  userinfo: {
    el: ['Το προφίλ μου', 'Τα στοιχεία, οι ρόλοι και ο κωδικός σας.'],
    en: ['My profile', 'Your details, roles and password.'],
  },
  calendar: {
    el: ['Ημερολόγιο', 'Εδώ θα εμφανίζονται οι συναντήσεις και οι προθεσμίες σας.'],
    en: ['Calendar', 'Your meetings and due dates will be shown here.'],
  },
  notifications: {
    el: ['Ειδοποιήσεις', 'Εδώ θα συγκεντρώνονται οι ειδοποιήσεις σας.'],
    en: ['Notifications', 'Your notifications will be gathered here.'],
  },
  customlayout: {
    el: ['Προσαρμοσμένη διάταξη', 'Εδώ θα εμφανίζονται προβολές με δική τους διάταξη.'],
    en: ['Custom layout', 'Views with a layout of their own will be shown here.'],
  },
  test: {
    el: ['Στοιχεία σελίδων', 'Όλα τα κοινά στοιχεία των σελίδων με τις καταστάσεις τους.'],
    en: ['Page widgets', 'Every shared widget of the pages with its states.'],
  },
  questionnaire: {
    el: ['Ερωτηματολόγιο', 'Εδώ θα απαντάτε σε ένα ερωτηματολόγιο.'],
    en: ['Questionnaire', 'You will answer a questionnaire here.'],
  },
  'questionnaire.mentee': {
    el: ['Ερωτηματολόγιο ωφελουμένου', 'Εδώ θα βρίσκονται οι απαντήσεις ενός ωφελουμένου.'],
    en: ["A mentee's questionnaire", "One mentee's answers will be found here."],
  },
  questtoken: {
    el: ['Ερωτηματολόγιο με σύνδεσμο', 'Εδώ θα ανοίγει ένα ερωτηματολόγιο από τον σύνδεσμό του.'],
    en: ['Questionnaire by link', 'A questionnaire will open here from its link.'],
  },
  mentorquest: {
    el: ['Ερωτηματολόγιο μέντορα', 'Εδώ ο μέντορας θα απαντά για έναν ωφελούμενο.'],
    en: ["Mentor's questionnaire", 'The mentor will answer about a mentee here.'],
  },
}

const TOP_LEVEL: Record<
  Exclude<SpecifiedState, `root.defaultlayout.project.${string}`>,
  RouteText
> = {
  root: { el: ['Τηλέμαχος', 'Η εφαρμογή.'], en: ['Telemachos', 'The application.'] },
  'root.lang': {
    el: ['Γλώσσα', 'Η εφαρμογή σε μία γλώσσα.'],
    en: ['Language', 'The application in one language.'],
  },
  'root.gdpr': {
    el: ['Προσωπικά δεδομένα', 'Η συγκατάθεσή σας για τα προσωπικά σας δεδομένα.'],
    en: ['Personal data', 'Your consent for your personal data.'],
  },
  'root.invitations': {
    el: ['Προσκλήσεις', 'Τα έργα που σας προσκαλούν, και η απάντησή σας.'],
    en: ['Invitations', 'The projects that invite you, and your answer.'],
  },
  'root.loginas': {
    el: ['Σύνδεση ως άλλο πρόσωπο', 'Η είσοδος διαχειριστή στη θέση άλλου προσώπου.'],
    en: ['Logging in as somebody else', 'An administrator takes the place of somebody else.'],
  },
  'root.view': {
    el: ['Προβολή', 'Εδώ θα ανοίγει μία δημόσια προβολή.'],
    en: ['View', 'A public view will open here.'],
  },
  'root.directive': {
    el: ['Στοιχείο προβολής', 'Εδώ θα εμφανίζεται ένα στοιχείο προβολής μόνο του.'],
    en: ['View element', 'One element of a view will be shown here by itself.'],
  },
  'root.signin': {
    el: ['Σύνδεση', 'Η είσοδος στην εφαρμογή.'],
    en: ['Sign in', 'The way into the application.'],
  },
  'root.resetpassword': {
    el: ['Νέος κωδικός', 'Εδώ ορίζετε νέο κωδικό σύνδεσης.'],
    en: ['New password', 'You set a new password here.'],
  },
  'root.emailchange': {
    el: ['Διεύθυνση e-mail', 'Εδώ επιβεβαιώνετε ή επαναφέρετε μια διεύθυνση e-mail.'],
    en: ['E-mail address', 'You confirm or restore an e-mail address here.'],
  },
  denied: {
    el: ['Δεν επιτρέπεται', 'Δεν έχετε πρόσβαση σε αυτό που ζητήσατε.'],
    en: ['Not allowed', 'You may not open what you asked for.'],
  },
  error: {
    el: ['Κάτι πήγε στραβά', 'Η ενέργεια δεν ολοκληρώθηκε.'],
    en: ['Something went wrong', 'What you asked for was not completed.'],
  },
  notfound: {
    el: ['Δεν βρέθηκε', 'Η σελίδα που ζητήσατε δεν υπάρχει.'],
    en: ['Not found', 'The page that you asked for does not exist.'],
  },
  'root.applicant': {
    el: ['Η αίτησή μου', 'Πού βρίσκεται η αίτησή σας, και τι ακολουθεί.'],
    en: ['My application', 'Where your application stands, and what comes next.'],
  },
  'root.applicantok': {
    el: ['Η αίτηση υποβλήθηκε', 'Η υποβολή της αίτησής σας.'],
    en: ['Application submitted', 'The submission of your application.'],
  },
  'root.applicationForm': {
    el: ['Αίτηση συμμετοχής', 'Εδώ θα συμπληρώνετε την αίτηση συμμετοχής σας.'],
    en: ['Application form', 'You will fill in your application here.'],
  },
  'root.applicationFormResult': {
    el: ['Αποτέλεσμα αίτησης', 'Εδώ θα βλέπετε το αποτέλεσμα της αίτησής σας.'],
    en: ['Application result', 'You will see the result of your application here.'],
  },
  'root.applicationFormResultForm': {
    el: ['Συνέχεια αίτησης', 'Εδώ θα συνεχίζετε την αίτησή σας από τον σύνδεσμό της.'],
    en: ['Continue an application', 'You will continue your application here from its link.'],
  },
  'root.applicationFormConfirm': {
    el: ['Επιβεβαίωση αίτησης', 'Εδώ θα βλέπετε τον αριθμό πρωτοκόλλου της αίτησής σας.'],
    en: ['Application confirmation', 'You will see the number of your application here.'],
  },
  'root.quest': {
    el: ['Ερωτηματολόγιο', 'Εδώ θα απαντάτε σε ένα ερωτηματολόγιο.'],
    en: ['Questionnaire', 'You will answer a questionnaire here.'],
  },
  'root.quest.lang': {
    el: ['Ερωτηματολόγιο', 'Εδώ θα απαντάτε σε ένα ερωτηματολόγιο στη γλώσσα που επιλέξατε.'],
    en: ['Questionnaire', 'You will answer a questionnaire here in the language of your choice.'],
  },
  'root.selfregister': {
    el: ['Εγγραφή', 'Λογαριασμός για να κάνετε αίτηση.'],
    en: ['Registration', 'An account to apply with.'],
  },
  'root.defaultlayout': {
    el: ['Αρχική', 'Η αρχή της εφαρμογής.'],
    en: ['Start', 'Where the application begins.'],
  },
  'root.defaultlayout.goanyquest': {
    el: ['Διαχείριση ερωτηματολογίων', 'Εδώ θα ανοίγει η διαχείριση των ερωτηματολογίων.'],
    en: ['Questionnaire administration', 'The administration of questionnaires will open here.'],
  },
  'root.defaultlayout.project': {
    el: ['Έργο', 'Η αρχή του έργου.'],
    en: ['Project', 'Where the project begins.'],
  },
}

/** The keys of a route's texts: its title, and one sentence on what is or will be there. */
type RouteTextKey = `route.${SpecifiedState}.${'title' | 'purpose'}`

/** The title and purpose of every route, under `route.<state>.title` and `route.<state>.purpose`. */
export const routesTexts = Object.fromEntries(
  SPECIFIED_ROUTES.flatMap(({ state }) => {
    const { el, en } = textOf(state)
    return [
      [`route.${state}.title`, { el: el[0], en: en[0] }],
      [`route.${state}.purpose`, { el: el[1], en: en[1] }],
    ]
  }),
) as Record<RouteTextKey, Text>

function textOf(state: SpecifiedState): RouteText {
  return state in TOP_LEVEL
    ? TOP_LEVEL[state as keyof typeof TOP_LEVEL]
    : IN_PROJECT[state.replace('root.defaultlayout.project.', '') as keyof typeof IN_PROJECT]
}
