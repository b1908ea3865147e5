import { defineTexts } from '../core/define-texts.ts'

/** Texts of linking: who looks after whom. */
export const linkingTexts = defineTexts({
  'rule.no_actions_selected': {
    el: 'Δεν έχετε επιλέξει καμία δράση.',
    en: 'No actions selected.',
  },
  'rule.no_mentor_selected': {
    el: 'Δεν έχετε επιλέξει μέντορα.',
    en: 'No mentor selected.',
  },
  'rule.mentor_not_found': {
    el: 'Δεν υπάρχει τέτοιος μέντορας στα άτομα που βλέπετε.',
    en: 'There is no such mentor among the people whom you see.',
  },
  'rule.no_mentee': {
    el: 'Μέντορα έχουν μόνο οι ωφελούμενοι του έργου.',
    en: 'Only mentees of the project have a mentor.',
  },
  'rule.own_mentor': {
    el: 'Κανείς δεν γίνεται μέντορας του εαυτού του.',
    en: 'Nobody becomes their own mentor.',
  },
  'rule.no_subject': {
    el: 'Παρακολουθούνται μόνο μέντορες και ωφελούμενοι, και κανείς από τον εαυτό του.',
    en: 'Only mentors and mentees are overseen, and nobody by themselves.',
  },
  'rule.not_undoable': {
    el: 'Η σύνδεση δεν αναιρείται πια.',
    en: 'The linking can no longer be undone.',
  },
  'rule.repeated': { el: 'Το ίδιο δίνεται δύο φορές.', en: 'The same is given twice.' },

  'linking.title': { el: 'Σύνδεση με μέντορες', en: 'Link mentors' },
  'linking.lead': {
    el: 'Επιλέξτε ωφελούμενους και μέντορα, ή σύρετε τους ωφελούμενους πάνω στον μέντορα. Κάθε σύνδεση μπορεί να αναιρεθεί.',
    en: 'Choose mentees and a mentor, or drag the mentees onto the mentor. Every link can be undone.',
  },
  'linking.overseers.title': { el: 'Επόπτες και συντονιστές', en: 'Supervisors and coordinators' },
  'linking.overseers.lead': {
    el: 'Ορίστε ποιους μέντορες και ωφελούμενους παρακολουθεί κάθε επόπτης και κάθε συντονιστής.',
    en: 'Set which mentors and mentees each supervisor and each coordinator looks after.',
  },
  'linking.readOnly': {
    el: 'Βλέπετε τις συνδέσεις των ανθρώπων σας. Τις αλλάζουν διαχειριστές και υπεύθυνοι έργου· τους μέντορες και συντονιστές, μέσα στο σύνολό τους.',
    en: 'You see the links of your people. Administrators and project managers change them; mentors also coordinators, within their set.',
  },
  'linking.overseers.readOnly': {
    el: 'Βλέπετε ποιοι παρακολουθούν ποιους. Το αλλάζουν διαχειριστές και υπεύθυνοι έργου.',
    en: 'You see who looks after whom. Administrators and project managers change it.',
  },
  'linking.tabs': { el: 'Είδη σύνδεσης', en: 'Kinds of linking' },
  'linking.tab.default': { el: 'Μέντορας', en: 'Mentor' },
  'linking.tab.actions': { el: 'Μέντορας ανά δράση', en: 'Mentor by action' },
  'linking.tab.suggestions': { el: 'Προτάσεις', en: 'Suggestions' },
  'linking.tab.supervisor': { el: 'Επόπτες', en: 'Supervisors' },
  'linking.tab.coordinator': { el: 'Συντονιστές', en: 'Coordinators' },

  'linking.people.mentee': { el: 'Ωφελούμενοι', en: 'Mentees' },
  'linking.people.mentor': { el: 'Μέντορες', en: 'Mentors' },
  'linking.people.kind': { el: 'Ποιους αφορά', en: 'Whom it is about' },
  'linking.people.pages': { el: 'Σελίδες ατόμων', en: 'Pages of people' },
  'linking.search': { el: 'Αναζήτηση ονόματος', en: 'Search by name' },
  'linking.filter.without': { el: 'Μόνο χωρίς μέντορα', en: 'Only without a mentor' },
  'linking.filter.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'linking.filter.byFields': { el: 'Φίλτρα στοιχείων', en: 'Filters by details' },
  'linking.filter.all': { el: 'Όλοι', en: 'All' },
  'linking.found_one': { el: '{count} άτομο', en: '{count} person' },
  'linking.found_other': { el: '{number} άτομα', en: '{number} people' },
  'linking.choosePage': { el: 'Όλη η σελίδα', en: 'The whole page' },
  'linking.chooseAll': {
    el: 'Επιλογή και των {number} που ταιριάζουν',
    en: 'Choose all {number} that match',
  },
  'linking.allChosen': {
    el: 'Έχουν επιλεγεί και οι {number} που ταιριάζουν.',
    en: 'All {number} that match are chosen.',
  },
  'linking.clear': { el: 'Καμία επιλογή', en: 'Choose nobody' },
  'linking.none': { el: 'Κανείς δεν ταιριάζει', en: 'Nobody matches' },
  'linking.noneText': {
    el: 'Αλλάξτε την αναζήτηση ή τα φίλτρα.',
    en: 'Change the search or the filters.',
  },
  'linking.noMentor': { el: 'Χωρίς μέντορα', en: 'No mentor' },
  'linking.inactive': { el: 'Ανενεργό άτομο', en: 'Inactive' },
  'linking.mentorIs': { el: 'Μέντορας: {name}', en: 'Mentor: {name}' },
  'linking.actionMentor': { el: '«{action}»: {name}', en: '“{action}”: {name}' },
  'linking.supervisorIs_one': { el: 'Επόπτης: {name}', en: 'Supervisor: {name}' },
  'linking.supervisorIs_other': { el: 'Επόπτες: {name}', en: 'Supervisors: {name}' },
  'linking.coordinatorIs_one': { el: 'Συντονιστής: {name}', en: 'Coordinator: {name}' },
  'linking.coordinatorIs_other': { el: 'Συντονιστές: {name}', en: 'Coordinators: {name}' },
  'linking.noSupervisor': { el: 'Χωρίς επόπτη', en: 'No supervisor' },
  'linking.noCoordinator': { el: 'Χωρίς συντονιστή', en: 'No coordinator' },
  'linking.history.of': { el: 'Ιστορικό: {name}', en: 'History: {name}' },
  'linking.history.close': { el: 'Κλείσιμο', en: 'Close' },

  'linking.holders.mentor': { el: 'Μέντορες', en: 'Mentors' },
  'linking.holders.supervisor': { el: 'Επόπτες', en: 'Supervisors' },
  'linking.holders.coordinator': { el: 'Συντονιστές', en: 'Coordinators' },
  'linking.holders.pages': { el: 'Σελίδες υπευθύνων', en: 'Pages of those in charge' },
  'linking.holders.order': { el: 'Σειρά', en: 'Order' },
  'linking.holders.byName': { el: 'Με το όνομα', en: 'By name' },
  'linking.holders.byRoom': { el: 'Πρώτα όσοι έχουν χώρο', en: 'Most room first' },
  'linking.load.of': { el: '{load} από {capacity}', en: '{load} of {capacity}' },
  'linking.load_one': { el: '{count} άτομο', en: '{count} person' },
  'linking.load_other': { el: '{count} άτομα', en: '{count} people' },
  'linking.load.full': { el: 'Πλήρης', en: 'Full' },
  'linking.load.over': { el: 'Πάνω από το όριο', en: 'Over the limit' },
  'linking.load.actions_one': { el: 'και {count} για μία δράση', en: 'and {count} for one action' },
  'linking.load.actions_other': {
    el: 'και {count} για μεμονωμένες δράσεις',
    en: 'and {count} for single actions',
  },

  'linking.actions': { el: 'Δράσεις', en: 'Actions' },
  'linking.actions.hint': {
    el: 'Για όσες επιλέξετε ισχύει ο μέντορας της δράσης, για τις άλλες ο μέντορας του ωφελουμένου.',
    en: 'The ones you choose have their own mentor; the others keep the mentor of the mentee.',
  },
  'linking.actions.noGroup': { el: 'Χωρίς ομάδα', en: 'No group' },
  'linking.actions.none': {
    el: 'Το έργο δεν έχει ακόμη δράσεις.',
    en: 'The project has no actions yet.',
  },
  'linking.actions.chosen_one': { el: '{count} δράση', en: '{count} action' },
  'linking.actions.chosen_other': { el: '{count} δράσεις', en: '{count} actions' },

  'linking.bar': { el: 'Σύνδεση', en: 'Linking' },
  'linking.chosen_one': { el: 'Επιλέχθηκε {count} άτομο', en: '{count} person chosen' },
  'linking.chosen_other': { el: 'Επιλέχθηκαν {number} άτομα', en: '{number} people chosen' },
  'linking.nobodyChosen': { el: 'Δεν έχετε επιλέξει άτομα.', en: 'Nobody is chosen.' },
  'linking.noHolder': { el: 'Δεν έχετε επιλέξει υπεύθυνο.', en: 'Nobody in charge is chosen.' },
  'linking.to': { el: '→ {name}', en: '→ {name}' },
  'linking.link': { el: 'Σύνδεση', en: 'Link' },
  'linking.unlink': { el: 'Κατάργηση μέντορα', en: 'End the mentor' },
  'linking.reset': {
    el: 'Επαναφορά στον μέντορα του ωφελουμένου',
    en: 'Back to the mentee’s mentor',
  },
  'linking.takeIn': { el: 'Ανάθεση', en: 'Assign' },
  'linking.letGo': { el: 'Αφαίρεση', en: 'Remove' },
  'linking.keys': {
    el: 'Ctrl+Enter: σύνδεση των επιλεγμένων.',
    en: 'Ctrl+Enter links what is chosen.',
  },

  'linking.confirm.link_one': { el: 'Σύνδεση {count} ατόμου;', en: 'Link {count} person?' },
  'linking.confirm.link_other': { el: 'Σύνδεση {number} ατόμων;', en: 'Link {number} people?' },
  'linking.confirm.takeIn_one': { el: 'Ανάθεση {count} ατόμου;', en: 'Assign {count} person?' },
  'linking.confirm.takeIn_other': { el: 'Ανάθεση {number} ατόμων;', en: 'Assign {number} people?' },
  'linking.confirm.letGo_one': { el: 'Αφαίρεση {count} ατόμου;', en: 'Remove {count} person?' },
  'linking.confirm.letGo_other': { el: 'Αφαίρεση {number} ατόμων;', en: 'Remove {number} people?' },
  'linking.confirm.unlink_one': {
    el: 'Κατάργηση του μέντορα {count} ατόμου;',
    en: 'End the mentor of {count} person?',
  },
  'linking.confirm.unlink_other': {
    el: 'Κατάργηση του μέντορα {number} ατόμων;',
    en: 'End the mentor of {number} people?',
  },
  'linking.confirm.reset_one': {
    el: 'Επαναφορά {count} ατόμου στον μέντορά του;',
    en: 'Give {count} person back to their mentor?',
  },
  'linking.confirm.reset_other': {
    el: 'Επαναφορά {number} ατόμων στον μέντορά τους;',
    en: 'Give {number} people back to their mentors?',
  },
  'linking.confirm.from': {
    el: 'Παύει να παρακολουθεί: {name}.',
    en: '{name} would no longer look after them.',
  },
  'linking.confirm.changed_one': {
    el: 'Θα αλλάξει {count} άτομο.',
    en: '{count} person would change.',
  },
  'linking.confirm.changed_other': {
    el: 'Θα αλλάξουν {number} άτομα.',
    en: '{number} people would change.',
  },
  'linking.confirm.already_one': {
    el: 'Για {count} δεν αλλάζει κάτι: ισχύει ήδη.',
    en: 'Nothing changes for {count}: it is so already.',
  },
  'linking.confirm.already_other': {
    el: 'Για {number} δεν αλλάζει κάτι: ισχύει ήδη.',
    en: 'Nothing changes for {number}: it is so already.',
  },
  'linking.confirm.meetings_one': {
    el: '{count} προγραμματισμένη συνάντηση περνά στον νέο μέντορα, αν η ώρα είναι ελεύθερη· αλλιώς μένει στον προηγούμενο.',
    en: '{count} planned meeting goes over to the new mentor, if free; otherwise it stays with the former one.',
  },
  'linking.confirm.meetings_other': {
    el: '{number} προγραμματισμένες συναντήσεις περνούν στον νέο μέντορα, όπου η ώρα είναι ελεύθερη· οι άλλες μένουν στον προηγούμενο.',
    en: '{number} planned meetings go over to the new mentor where free; the others stay with the former one.',
  },
  'linking.confirm.kept_one': {
    el: '{count} προγραμματισμένη συνάντηση μένει στον προηγούμενο μέντορα, εκτός αν άλλος ισχύει για τη δράση.',
    en: '{count} planned meeting stays with the former mentor, unless another holds for its action.',
  },
  'linking.confirm.kept_other': {
    el: '{number} προγραμματισμένες συναντήσεις μένουν στον προηγούμενο μέντορα, εκτός αν άλλος ισχύει για τη δράση.',
    en: '{number} planned meetings stay with the former mentor, unless another holds for the action.',
  },
  'linking.confirm.over': {
    el: 'Ο μέντορας θα έχει {load} άτομα, πάνω από το όριο των {capacity}.',
    en: 'The mentor would have {load} people, over the limit of {capacity}.',
  },
  'linking.nothing': {
    el: 'Δεν χρειάστηκε αλλαγή: ισχύει ήδη για όλους.',
    en: 'Nothing to change: it is so already for everybody.',
  },
  'linking.done_one': { el: 'Άλλαξε {count} άτομο.', en: '{count} person changed.' },
  'linking.done_other': { el: 'Άλλαξαν {number} άτομα.', en: '{number} people changed.' },
  'linking.skipped_one': {
    el: '{count} έμεινε ως έχει: το συνέδεσε άλλο άτομο στο μεταξύ.',
    en: '{count} was left alone: somebody else linked them meanwhile.',
  },
  'linking.skipped_other': {
    el: '{number} έμειναν ως έχουν: τα συνέδεσε άλλο άτομο στο μεταξύ.',
    en: '{number} were left alone: somebody else linked them meanwhile.',
  },
  'linking.handedOver_one': {
    el: '{count} συνάντηση πέρασε στον νέο μέντορα.',
    en: '{count} meeting went over to the new mentor.',
  },
  'linking.handedOver_other': {
    el: '{number} συναντήσεις πέρασαν στον νέο μέντορα.',
    en: '{number} meetings went over to the new mentor.',
  },
  'linking.kept_one': {
    el: '{count} συνάντηση μένει στον προηγούμενο μέντορα.',
    en: '{count} meeting stays with the former mentor.',
  },
  'linking.kept_other': {
    el: '{number} συναντήσεις μένουν στον προηγούμενο μέντορα.',
    en: '{number} meetings stay with the former mentor.',
  },
  'linking.meanwhile': {
    el: 'Άλλο άτομο άλλαξε τον μέντορα την ίδια στιγμή. Δείτε τι ισχύει τώρα και δοκιμάστε ξανά αν χρειάζεται.',
    en: 'Somebody else changed the mentor in the same moment. See who it is now, and try again if needed.',
  },
  'linking.undone_one': {
    el: 'Επανήλθε η προηγούμενη σύνδεση {count} ατόμου.',
    en: 'The former link of {count} person is back.',
  },
  'linking.undone_other': {
    el: 'Επανήλθαν οι προηγούμενες συνδέσεις {number} ατόμων.',
    en: 'The former links of {number} people are back.',
  },
  'linking.handedBack_one': {
    el: '{count} συνάντηση γύρισε στον προηγούμενο μέντορα.',
    en: '{count} meeting went back to the former mentor.',
  },
  'linking.handedBack_other': {
    el: '{number} συναντήσεις γύρισαν στον προηγούμενο μέντορα.',
    en: '{number} meetings went back to the former mentor.',
  },
  'linking.notUndoable': {
    el: 'Η σύνδεση δεν αναιρείται πια: έχει αναιρεθεί ήδη ή πέρασε μία ώρα.',
    en: 'The link can no longer be undone: it was undone already, or an hour has passed.',
  },

  'linking.suggestions': { el: 'Προτεινόμενες συνδέσεις', en: 'Suggested links' },
  'linking.suggestions.lead': {
    el: 'Για όσους δεν έχουν μέντορα, ποιοι ταιριάζουν και γιατί. Οι πρώτες προτάσεις της σελίδας μοιράζουν τα άτομα στους μέντορες. Τίποτα δεν συνδέεται πριν το εγκρίνετε.',
    en: 'For those without a mentor, who fits and why. The first suggestions of the page share people among the mentors. Nothing is linked before you approve it.',
  },
  'linking.suggestions.none': { el: 'Όλοι έχουν μέντορα', en: 'Everybody has a mentor' },
  'linking.suggestions.noneText': {
    el: 'Όταν μπει στο έργο άτομο χωρίς μέντορα, θα βρείτε εδώ προτάσεις.',
    en: 'When somebody without a mentor joins the project, suggestions will be here.',
  },
  'linking.suggestions.full': {
    el: 'Κανένας μέντορας δεν έχει χώρο πέρα από τις άλλες προτάσεις της σελίδας. Συνδέστε με το χέρι ή αυξήστε τα όρια.',
    en: 'No mentor has room beside the other suggestions of the page. Link by hand, or raise the limits.',
  },
  'linking.suggestions.neverSignedIn_one': {
    el: 'Δεν προτείνεται {count} μέντορας που δεν έχει συνδεθεί ποτέ.',
    en: '{count} mentor who has never signed in is not suggested.',
  },
  'linking.suggestions.neverSignedIn_other': {
    el: 'Δεν προτείνονται {count} μέντορες που δεν έχουν συνδεθεί ποτέ.',
    en: '{count} mentors who have never signed in are not suggested.',
  },
  'linking.suggestions.for': { el: 'Μέντορας για: {name}', en: 'Mentor for: {name}' },
  'linking.suggestions.pick': { el: 'Για έγκριση: {name}', en: 'To approve: {name}' },
  'linking.suggestions.pickAll': {
    el: 'Όλες οι προτάσεις της σελίδας',
    en: 'All suggestions of the page',
  },
  'linking.suggestions.score': { el: 'Ταιριάζει {score} στα 100', en: 'Fits {score} of 100' },
  'linking.suggestions.approve_one': { el: 'Έγκριση {count} σύνδεσης', en: 'Approve {count} link' },
  'linking.suggestions.approve_other': {
    el: 'Έγκριση {count} συνδέσεων',
    en: 'Approve {count} links',
  },
  'linking.suggestions.approveNone': { el: 'Έγκριση συνδέσεων', en: 'Approve links' },
  'linking.reason.area': { el: 'ίδια περιοχή: {value}', en: 'same area: {value}' },
  'linking.reason.language': { el: 'κοινή γλώσσα: {value}', en: 'common language: {value}' },
  'linking.reason.field': {
    el: 'κοινό στοιχείο, {label}: {value}',
    en: 'in common, {label}: {value}',
  },
  'linking.reason.free_one': { el: 'έχει {count} ελεύθερη θέση', en: 'has {count} free place' },
  'linking.reason.free_other': {
    el: 'έχει {count} ελεύθερες θέσεις',
    en: 'has {count} free places',
  },
  'linking.reason.onPage_one': {
    el: 'προτείνεται στην αρχή και για {count} άλλο άτομο της σελίδας',
    en: 'comes first for {count} other person of the page',
  },
  'linking.reason.onPage_other': {
    el: 'προτείνεται στην αρχή και για {count} άλλα άτομα της σελίδας',
    en: 'comes first for {count} other people of the page',
  },
  'linking.reason.load_one': { el: 'έχει τώρα {count} άτομο', en: 'has {count} person now' },
  'linking.reason.load_other': { el: 'έχει τώρα {count} άτομα', en: 'has {count} people now' },
})
