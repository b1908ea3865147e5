import { defineTexts } from '../core/define-texts.ts'

/** Texts of the check of a project. */
export const projectCheckTexts = defineTexts({
  'route.root.defaultlayout.project.admin.project.check.title': {
    el: 'Έλεγχος του έργου',
    en: 'Check of the project',
  },
  'projects.link.check': { el: 'Έλεγχος του έργου', en: 'Check of the project' },
  'projects.link.checkHint': {
    el: 'Τι δεν λειτουργεί ή λείπει, και πού διορθώνεται.',
    en: 'What does not work or is missing, and where it is mended.',
  },
  'projects.check.title': { el: 'Έλεγχος του έργου', en: 'Check of the project' },
  'projects.check.text': {
    el: 'Ό,τι φαίνεται από τα στοιχεία του έργου, με τον δρόμο προς το σημείο όπου διορθώνεται. Ό,τι διορθώνεται φεύγει μόνο του.',
    en: 'What can be seen from the data of the project, with the way to where it is mended. What is mended goes by itself.',
  },
  'projects.check.back': { el: 'Ρυθμίσεις του έργου', en: 'Settings of the project' },
  'projects.check.fine': {
    el: 'Δεν βρέθηκε τίποτα που να χρειάζεται διόρθωση.',
    en: 'Nothing was found that needs mending.',
  },
  'projects.check.fineTitle': { el: 'Όλα είναι εντάξει', en: 'All is well' },
  'projects.check.stops_one': {
    el: 'Ένα σημείο που δεν λειτουργεί',
    en: 'One thing that does not work',
  },
  'projects.check.stops_other': {
    el: '{count} σημεία που δεν λειτουργούν',
    en: '{count} things that do not work',
  },
  'projects.check.advises_one': {
    el: 'Ένα σημείο που ίσως δεν είναι όπως το θέλετε',
    en: 'One thing that is probably not as you want it',
  },
  'projects.check.advises_other': {
    el: '{count} σημεία που ίσως δεν είναι όπως τα θέλετε',
    en: '{count} things that are probably not as you want them',
  },
  'projects.check.more': {
    el: 'Υπάρχουν και άλλα ({count}), που θα φανούν μόλις διορθωθούν αυτά.',
    en: 'There are more ({count}), which appear once these are mended.',
  },
  'projects.check.open': { el: 'Άνοιγμα του ελέγχου', en: 'Open the check' },
  'projects.check.count': { el: '{title} ({number})', en: '{title} ({number})' },
  'projects.check.dismiss': { el: 'Απόκρυψη: {name}', en: 'Put away: {name}' },
  'projects.check.dismissTitle': { el: 'Απόκρυψη από τον έλεγχο', en: 'Put away from the check' },
  'projects.check.dismissText': {
    el: 'Δεν θα φαίνεται σε όσους συντάσσουν το έργο, ώσπου να αλλάξει κάτι σε αυτό. Επανέρχεται από το τέλος της σελίδας.',
    en: 'Nobody who writes the project will see it, until something about it changes. It can be brought back at the end of the page.',
  },
  'projects.check.reason': { el: 'Γιατί', en: 'Why' },
  'projects.check.reasonHint': {
    el: 'Για να το καταλάβουν και όσοι ελέγξουν το έργο αργότερα.',
    en: 'So that whoever checks the project later understands it too.',
  },
  'projects.check.dismissConfirm': { el: 'Απόκρυψη', en: 'Put away' },
  'projects.check.dismissed': { el: 'Το σημείο κρύφτηκε.', en: 'It was put away.' },
  'projects.check.away': { el: 'Κρυμμένα ({number})', en: 'Put away ({number})' },
  'projects.check.awayBy': { el: '«{reason}» · {by}, {date}', en: '“{reason}” · {by}, {date}' },
  'projects.check.restore': { el: 'Επαναφορά: {name}', en: 'Bring back: {name}' },
  'projects.check.restored': { el: 'Το σημείο φαίνεται ξανά.', en: 'It is shown again.' },
  'projects.check.inGreek': { el: 'ελληνικά', en: 'Greek' },
  'projects.check.inEnglish': { el: 'αγγλικά', en: 'English' },
  'projects.check.people': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'projects.check.publishing': { el: 'Πριν από τη δημοσίευση', en: 'Before you publish' },
  'projects.check.publishFine': {
    el: 'Στον έλεγχο δεν βρέθηκε τίποτα για ό,τι δημοσιεύετε.',
    en: 'The check found nothing about what you publish.',
  },
  'projects.check.setting.sendFilter': {
    el: 'Φίλτρο αποστολής μικροδεδομένων',
    en: 'Filter of what microdata is sent',
  },
  'projects.check.setting.filters': { el: 'Φίλτρα καταλόγων', en: 'Filters of lists' },
  'projects.check.setting.matching': { el: 'Προτάσεις μεντόρων', en: 'Suggested mentors' },
  'projects.check.setting.dateAction': {
    el: 'Δράση της ημερομηνίας των μικροδεδομένων',
    en: 'Action that dates microdata',
  },
  'projects.check.kind.action_unready': {
    el: 'Δράσεις που δεν είναι έτοιμες',
    en: 'Actions that are not ready',
  },
  'projects.check.say.action_unready': { el: '{reason}', en: '{reason}' },
  'projects.check.kind.action_empty': { el: 'Κενές δράσεις', en: 'Empty actions' },
  'projects.check.say.action_empty': {
    el: 'Δεν λέει και δεν ζητά τίποτα: ούτε κείμενο ούτε φόρμα.',
    en: 'It says and asks nothing: it has neither words nor a form.',
  },
  'projects.check.kind.condition_unreadable': {
    el: 'Συνθήκες που δεν διαβάζονται',
    en: 'Conditions that cannot be read',
  },
  'projects.check.say.condition_unreadable': {
    el: '«{part}»: η συνθήκη δεν διαβάζεται, και δεν ισχύει για κανένα άτομο.',
    en: '“{part}”: the condition cannot be read, and holds for nobody.',
  },
  'projects.check.kind.condition_unknown_field': {
    el: 'Συνθήκες με πεδία που δεν υπάρχουν',
    en: 'Conditions with fields that are not there',
  },
  'projects.check.say.condition_unknown_field': {
    el: '«{part}»: διαβάζει {names}, που δεν υπάρχει στο έργο.',
    en: '“{part}”: it reads {names}, which is not in the project.',
  },
  'projects.check.kind.condition_unknown_action': {
    el: 'Συνθήκες με δράσεις που δεν υπάρχουν',
    en: 'Conditions with actions that are not there',
  },
  'projects.check.say.condition_unknown_action': {
    el: '«{part}»: περιμένει τη δράση με αριθμό {names}, που δεν είναι στο έργο.',
    en: '“{part}”: it waits for the action with the number {names}, which is not in the project.',
  },
  'projects.check.kind.condition_unpublished': {
    el: 'Συνθήκες που περιμένουν αδημοσίευτες δράσεις',
    en: 'Conditions that wait for unpublished actions',
  },
  'projects.check.say.condition_unpublished': {
    el: '«{part}»: περιμένει {names}, που δεν έχει δημοσιευτεί.',
    en: '“{part}”: it waits for {names}, which is not published.',
  },
  'projects.check.kind.condition_circle': {
    el: 'Δράσεις που περιμένουν η μία την άλλη',
    en: 'Actions that wait for each other',
  },
  'projects.check.say.condition_circle': {
    el: 'Δεν μπορεί να γίνει ποτέ: περιμένει, και την περιμένει, {names}.',
    en: 'It can never be done: it waits for {names}, which waits for it.',
  },
  'projects.check.kind.action_hidden': {
    el: 'Δράσεις που δεν βλέπει κανείς',
    en: 'Actions that nobody sees',
  },
  'projects.check.say.action_hidden': {
    el: 'Έχει δημοσιευτεί, αλλά είναι κρυμμένη από τους ωφελούμενους, από τους μέντορες και στο πλέγμα.',
    en: 'It is published, but hidden from mentees, from mentors and in the grid.',
  },
  'projects.check.kind.action_unshown': {
    el: 'Δράσεις που η συνθήκη τους δεν δείχνει σε κανένα άτομο',
    en: 'Actions that their condition shows to nobody',
  },
  'projects.check.say.action_unshown': {
    el: 'Η συνθήκη της δεν ισχύει τώρα για κανένα άτομο (ωφελούμενοι: {count}).',
    en: 'Its condition now holds for none of the mentees ({count}).',
  },
  'projects.check.kind.due_before_session': {
    el: 'Προθεσμίες πριν από την πρώτη συνεδρία',
    en: 'Deadlines before the first session',
  },
  'projects.check.say.due_before_session': {
    el: 'Η προθεσμία είναι στις {first}, και η πρώτη συνεδρία στις {second}.',
    en: 'The deadline is on {first}, and the first session on {second}.',
  },
  'projects.check.kind.due_passed': {
    el: 'Προθεσμίες που πέρασαν πριν από τη δημοσίευση',
    en: 'Deadlines that passed before publishing',
  },
  'projects.check.say.due_passed': {
    el: 'Δεν έχει δημοσιευτεί, και η προθεσμία της ήταν στις {first}.',
    en: 'It is not published, and its deadline was on {first}.',
  },
  'projects.check.kind.conference_empty': {
    el: 'Εκδηλώσεις χωρίς συνεδρία',
    en: 'Conferences without a session',
  },
  'projects.check.say.conference_empty': {
    el: 'Έχει δημοσιευτεί, και δεν έχει καμία συνεδρία που να έρχεται.',
    en: 'It is published, and has no session to come.',
  },
  'projects.check.kind.questionnaire_unpublished': {
    el: 'Ερωτηματολόγια που δεν έχουν δημοσιευτεί',
    en: 'Questionnaires that are not published',
  },
  'projects.check.say.questionnaire_unpublished': {
    el: 'Ζητά το ερωτηματολόγιο «{names}», που δεν έχει δημοσιευτεί.',
    en: 'It asks the questionnaire “{names}”, which is not published.',
  },
  'projects.check.kind.questionnaire_removed': {
    el: 'Ερωτηματολόγια που δεν υπάρχουν',
    en: 'Questionnaires that are gone',
  },
  'projects.check.say.questionnaire_removed': {
    el: 'Ζητά ερωτηματολόγιο που δεν υπάρχει πια στο έργο.',
    en: 'It asks a questionnaire that is no longer in the project.',
  },
  'projects.check.kind.questionnaire_condition': {
    el: 'Συνθήκες ερωτηματολογίων',
    en: 'Conditions of questionnaires',
  },
  'projects.check.say.questionnaire_condition': {
    el: 'Οι συνθήκες στο πρόχειρό του διαβάζουν {names}, που δεν υπάρχει σε αυτό.',
    en: 'The conditions of its draft read {names}, which is not in it.',
  },
  'projects.check.kind.script_unknown_action': {
    el: 'Κώδικας με δράσεις που δεν υπάρχουν',
    en: 'Scripts with actions that are not there',
  },
  'projects.check.say.script_unknown_action': {
    el: 'Ο κώδικας της ολοκλήρωσης γράφει στη δράση με αριθμό {names}, που δεν είναι στο έργο.',
    en: 'The completion script writes to the action with the number {names}, which is not in the project.',
  },
  'projects.check.kind.script_unknown_field': {
    el: 'Κώδικας με πεδία που δεν υπάρχουν',
    en: 'Scripts with fields that are not there',
  },
  'projects.check.say.script_unknown_field': {
    el: 'Ο κώδικας της ολοκλήρωσης γράφει στο πεδίο {names}, που δεν υπάρχει στο έργο.',
    en: 'The completion script writes to the field {names}, which is not in the project.',
  },
  'projects.check.kind.role_without_menu': { el: 'Ρόλοι χωρίς μενού', en: 'Roles without a menu' },
  'projects.check.say.role_without_menu': {
    el: 'Έχει ανθρώπους στο έργο ({count}), και κανένα μενού.',
    en: 'It has people in the project ({count}), and no menu.',
  },
  'projects.check.kind.role_without_people': {
    el: 'Ρόλοι χωρίς ανθρώπους',
    en: 'Roles without people',
  },
  'projects.check.say.role_without_people': {
    el: 'Έχει μενού, και κανένα άτομο στο έργο.',
    en: 'It has a menu, and nobody in the project.',
  },
  'projects.check.kind.menu_closed': {
    el: 'Μενού που δεν οδηγούν πουθενά',
    en: 'Menus that lead nowhere',
  },
  'projects.check.say.menu_closed': {
    el: 'Η εγγραφή «{names}» οδηγεί σε σελίδα που δεν ανοίγει για αυτόν τον ρόλο.',
    en: 'The entry “{names}” leads to a page that does not open for this role.',
  },
  'projects.check.kind.mentees_without_mentor': {
    el: 'Ωφελούμενοι χωρίς μέντορα',
    en: 'Mentees without a mentor',
  },
  'projects.check.say.mentees_without_mentor': {
    el: 'Δεν έχουν μέντορα: {count}.',
    en: 'They have no mentor: {count}.',
  },
  'projects.check.kind.mail_unknown_field': {
    el: 'E-mail με στοιχεία που δεν υπάρχουν',
    en: 'E-mails with details that are not there',
  },
  'projects.check.say.mail_unknown_field': {
    el: 'Το κείμενο ({language}) ζητά {names}, που δεν γνωρίζει: εκεί θα μείνει κενό.',
    en: 'The words ({language}) ask for {names}, which it does not know: a gap stays there.',
  },
  'projects.check.kind.setting_unknown_field': {
    el: 'Ρυθμίσεις με πεδία που δεν υπάρχουν',
    en: 'Settings with fields that are not there',
  },
  'projects.check.say.setting_unknown_field': {
    el: 'Διαβάζει το πεδίο {names}, που δεν υπάρχει στο έργο.',
    en: 'It reads the field {names}, which is not in the project.',
  },
  'projects.check.kind.setting_unknown_action': {
    el: 'Ρυθμίσεις με δράσεις που δεν υπάρχουν',
    en: 'Settings with actions that are not there',
  },
  'projects.check.say.setting_unknown_action': {
    el: 'Ορίζει τη δράση με αριθμό {names}, που δεν είναι στο έργο.',
    en: 'It names the action with the number {names}, which is not in the project.',
  },
  'projects.check.kind.application_unreadable': {
    el: 'Εκφράσεις της αίτησης που δεν διαβάζονται',
    en: 'Expressions of the application that cannot be read',
  },
  'projects.check.say.application_unreadable': {
    el: '«{part}»: η έκφραση δεν διαβάζεται.',
    en: '“{part}”: the expression cannot be read.',
  },
  'projects.check.kind.application_unknown': {
    el: 'Εκφράσεις της αίτησης με ερωτήσεις που δεν υπάρχουν',
    en: 'Expressions of the application with questions that are not there',
  },
  'projects.check.say.application_unknown': {
    el: '«{part}»: διαβάζει {names}, που δεν υπάρχει στην αίτηση.',
    en: '“{part}”: it reads {names}, which is not in the application.',
  },
})
