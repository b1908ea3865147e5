import type { Text } from './define-texts.ts'
import { SPECIFIED_ROUTES } from './routes.ts'

type SpecifiedState = (typeof SPECIFIED_ROUTES)[number]['state']
type InProject<State> = State extends `root.defaultlayout.project.${infer Name}` ? Name : never

const IN_PROJECT: Record<InProject<SpecifiedState>, Text> = {
  admin: {
    el: 'Διαχείριση',
    en: 'Administration',
  },
  'admin.home': {
    el: 'Επισκόπηση έργου',
    en: 'Project overview',
  },
  'admin.jsservice': {
    el: 'Υπηρεσίες κώδικα',
    en: 'Code services',
  },
  'admin.development': {
    el: 'Ανάπτυξη',
    en: 'Development',
  },
  'admin.development.index': {
    el: 'Εργαλεία ανάπτυξης',
    en: 'Development tools',
  },
  'admin.project': {
    el: 'Έργα',
    en: 'Projects',
  },
  'admin.project.list': {
    el: 'Έργα',
    en: 'Projects',
  },
  'admin.project.users': {
    el: 'Μέλη και εισαγωγή',
    en: 'Members and import',
  },
  'admin.project.applications': {
    el: 'Αιτήσεις',
    en: 'Applications',
  },
  'admin.project.updateuserfields': {
    el: 'Μαζική ενημέρωση',
    en: 'Bulk update',
  },
  'admin.project.linkusers': {
    el: 'Σύνδεση με μέντορες',
    en: 'Link mentors',
  },
  'admin.project.linksupervisorsmentors': {
    el: 'Επόπτες και συντονιστές',
    en: 'Supervisors and coordinators',
  },
  'admin.project.supervisor': {
    el: 'Εποπτεία',
    en: 'Supervision',
  },
  'admin.project.microdata': {
    el: 'Μικροδεδομένα',
    en: 'Microdata',
  },
  'admin.project.payments': {
    el: 'Πληρωμές',
    en: 'Payments',
  },
  'admin.project.view': {
    el: 'Ρυθμίσεις έργου',
    en: 'Project settings',
  },
  'admin.user': {
    el: 'Χρήστες',
    en: 'Users',
  },
  'admin.user.list': {
    el: 'Όλα τα άτομα',
    en: 'Everybody',
  },
  'admin.user.mentorlist': {
    el: 'Μέντορες',
    en: 'Mentors',
  },
  'admin.user.view': {
    el: 'Καρτέλα προσώπου',
    en: 'Profile',
  },
  'admin.action': {
    el: 'Δράσεις',
    en: 'Actions',
  },
  'admin.action.list': {
    el: 'Πίνακας δράσεων',
    en: 'Table of actions',
  },
  'admin.report': {
    el: 'Αναφορές',
    en: 'Reports',
  },
  'admin.report.list': {
    el: 'Αναφορές',
    en: 'Reports',
  },
  'admin.report.view': {
    el: 'Αναφορά',
    en: 'Report',
  },
  'admin.report.edit': {
    el: 'Επεξεργασία αναφοράς',
    en: 'Edit report',
  },
  'admin.senditems': {
    el: 'Μηνύματα',
    en: 'Mails',
  },
  mentee: {
    el: 'Ωφελούμενος',
    en: 'Mentee',
  },
  'mentee.senditems': {
    el: 'Μηνύματα',
    en: 'Mails',
  },
  'mentee.actions': {
    el: 'Οι δράσεις μου',
    en: 'My actions',
  },
  'mentee.actionsdone': {
    el: 'Ολοκληρωμένες δράσεις',
    en: 'Completed actions',
  },
  'mentee.chatitems': {
    el: 'Αρχεία συνομιλιών',
    en: 'Chat files',
  },
  'mentee.action': {
    el: 'Δράση',
    en: 'Action',
  },
  'mentee.view': {
    el: 'Πορεία ωφελουμένου',
    en: "A mentee's path",
  },
  mentor: {
    el: 'Μέντορας',
    en: 'Mentor',
  },
  'mentor.chatitems': {
    el: 'Αρχεία συνομιλιών',
    en: 'Chat files',
  },
  'mentor.mentee': {
    el: 'Ωφελούμενοι',
    en: 'Mentees',
  },
  'mentor.mentee.list': {
    el: 'Ωφελούμενοι',
    en: 'Mentees',
  },
  'mentor.mentee.view': {
    el: 'Καρτέλα ωφελουμένου',
    en: 'Mentee record',
  },
  'mentor.action': {
    el: 'Δράσεις',
    en: 'Actions',
  },
  'mentor.action.list': {
    el: 'Πλέγμα δράσεων',
    en: 'Grid of actions',
  },
  'mentor.action.list.view': {
    el: 'Πλέγμα δράσεων',
    en: 'Grid of actions',
  },
  'mentor.action2': {
    el: 'Δράσεις',
    en: 'Actions',
  },
  'mentor.action2.list': {
    el: 'Ανά δράση',
    en: 'By action',
  },
  'mentor.action2.list.view': {
    el: 'Δράση',
    en: 'Action',
  },
  'mentor.senditems': {
    el: 'Μηνύματα',
    en: 'Mails',
  },
  home: {
    el: 'Αρχική',
    en: 'Home',
  },
  about: {
    el: 'Σχετικά με τον Τηλέμαχο',
    en: 'About Telemachos',
  },
  statistics: {
    el: 'Στατιστικά',
    en: 'Statistics',
  },
  view: {
    el: 'Προβολή',
    en: 'View',
  },
  categoryview: {
    el: 'Προβολή κατηγορίας',
    en: 'View in a category',
  },
  directive: {
    el: 'Στοιχείο προβολής',
    en: 'View element',
  },
  library: {
    el: 'Βιβλιοθήκη',
    en: 'Library',
  },
  'library.items': {
    el: 'Βιβλιοθήκη',
    en: 'Library',
  },
  settings: {
    el: 'Ρυθμίσεις',
    en: 'Settings',
  },
  chat: {
    el: 'Συνομιλίες',
    en: 'Chat',
  },
  'chat.conversation': {
    el: 'Συνομιλίες',
    en: 'Chat',
  },
  userinfo: {
    el: 'Τα στοιχεία μου',
    en: 'My details',
  },
  calendar: {
    el: 'Ημερολόγιο',
    en: 'Calendar',
  },
  notifications: {
    el: 'Ειδοποιήσεις',
    en: 'Notifications',
  },
  customlayout: {
    el: 'Προβολές',
    en: 'Views',
  },
  test: {
    el: 'Στοιχεία σελίδων',
    en: 'Page widgets',
  },
  questionnaire: {
    el: 'Ερωτηματολόγιο',
    en: 'Questionnaire',
  },
  'questionnaire.mentee': {
    el: 'Ερωτηματολόγιο ωφελουμένου',
    en: "A mentee's questionnaire",
  },
  questtoken: {
    el: 'Ερωτηματολόγιο με σύνδεσμο',
    en: 'Questionnaire by link',
  },
  mentorquest: {
    el: 'Ερωτηματολόγιο μέντορα',
    en: "Mentor's questionnaire",
  },
}

const TOP_LEVEL: Record<Exclude<SpecifiedState, `root.defaultlayout.project.${string}`>, Text> = {
  root: { el: 'Τηλέμαχος', en: 'Telemachos' },
  'root.lang': {
    el: 'Γλώσσα',
    en: 'Language',
  },
  'root.gdpr': {
    el: 'Προσωπικά δεδομένα',
    en: 'Personal data',
  },
  'root.invitations': {
    el: 'Προσκλήσεις',
    en: 'Invitations',
  },
  'root.loginas': {
    el: 'Σύνδεση ως άλλο πρόσωπο',
    en: 'Logging in as somebody else',
  },
  'root.view': {
    el: 'Προβολή',
    en: 'View',
  },
  'root.directive': {
    el: 'Στοιχείο προβολής',
    en: 'View element',
  },
  'root.signin': {
    el: 'Σύνδεση',
    en: 'Sign in',
  },
  'root.resetpassword': {
    el: 'Νέος κωδικός',
    en: 'New password',
  },
  'root.emailchange': {
    el: 'Διεύθυνση e-mail',
    en: 'E-mail address',
  },
  denied: {
    el: 'Δεν επιτρέπεται',
    en: 'Not allowed',
  },
  error: {
    el: 'Κάτι πήγε στραβά',
    en: 'Something went wrong',
  },
  notfound: {
    el: 'Δεν βρέθηκε',
    en: 'Not found',
  },
  'root.applicant': {
    el: 'Η αίτησή μου',
    en: 'My application',
  },
  'root.applicantok': {
    el: 'Η αίτηση υποβλήθηκε',
    en: 'Application submitted',
  },
  'root.applicationForm': {
    el: 'Αίτηση συμμετοχής',
    en: 'Application form',
  },
  'root.applicationFormResult': {
    el: 'Αποτέλεσμα αίτησης',
    en: 'Application result',
  },
  'root.applicationFormResultForm': {
    el: 'Συνέχεια αίτησης',
    en: 'Continue an application',
  },
  'root.applicationFormConfirm': {
    el: 'Επιβεβαίωση αίτησης',
    en: 'Application confirmation',
  },
  'root.quest': {
    el: 'Ερωτηματολόγιο',
    en: 'Questionnaire',
  },
  'root.quest.lang': {
    el: 'Ερωτηματολόγιο',
    en: 'Questionnaire',
  },
  'root.selfregister': {
    el: 'Εγγραφή',
    en: 'Registration',
  },
  'root.defaultlayout': {
    el: 'Αρχική',
    en: 'Start',
  },
  'root.defaultlayout.goanyquest': {
    el: 'Διαχείριση ερωτηματολογίων',
    en: 'Questionnaire administration',
  },
  'root.defaultlayout.project': {
    el: 'Έργο',
    en: 'Project',
  },
}

type RouteTextKey = `route.${SpecifiedState}.title`

/** The title of every route, under `route.<state>.title`. */
export const routesTexts = Object.fromEntries(
  SPECIFIED_ROUTES.map(({ state }) => [`route.${state}.title`, textOf(state)]),
) as Record<RouteTextKey, Text>

function textOf(state: SpecifiedState): Text {
  return state in TOP_LEVEL
    ? TOP_LEVEL[state as keyof typeof TOP_LEVEL]
    : IN_PROJECT[state.replace('root.defaultlayout.project.', '') as keyof typeof IN_PROJECT]
}
