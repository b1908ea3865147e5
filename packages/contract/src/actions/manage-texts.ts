import { defineTexts } from '../core/define-texts.ts'

/** What is done with whole actions in the table, and with their groups. */
export const manageTexts = defineTexts({
  'rule.action_in_use': {
    el: 'Κάτι εξαρτάται από τη δράση.',
    en: 'Something depends on the action.',
  },
  'rule.action_there': {
    el: 'Το άλλο έργο έχει ήδη τη δράση.',
    en: 'The other project already has the action.',
  },
  'rule.quest_elsewhere': {
    el: 'Το άλλο έργο δεν έχει το ερωτηματολόγιο της δράσης.',
    en: 'The other project does not have the questionnaire of the action.',
  },
  'rule.group_within': {
    el: 'Μια ομάδα δεν μπαίνει μέσα στον εαυτό της.',
    en: 'A group does not go into itself.',
  },
  'rule.group_depth': {
    el: 'Οι ομάδες φτάνουν έως έξι επίπεδα.',
    en: 'Groups go down to six levels.',
  },
  'actions.table.panel': { el: 'Δράση: {title}', en: 'Action: {title}' },
  'actions.table.shownWhen': { el: 'Εμφανίζεται όταν', en: 'Shown when' },
  'actions.table.opensWhen': { el: 'Ανοίγει όταν', en: 'Opens when' },
  'actions.table.changedLast': { el: 'Τελευταία αλλαγή', en: 'Last change' },
  'actions.table.links': { el: 'Σελίδες της δράσης', en: 'Pages of the action' },
  'actions.table.byAction': { el: 'Ποιοι την έχουν κάνει', en: 'Who has done it' },
  'actions.table.quick': { el: 'Γρήγορες αλλαγές', en: 'Quick changes' },
  'actions.table.quickHint': {
    el: 'Κάθε αλλαγή αποθηκεύεται αμέσως.',
    en: 'Each change is saved at once.',
  },
  'actions.table.whole': { el: 'Όλη η δράση', en: 'The whole action' },
  'actions.table.copy': { el: 'Αντίγραφο', en: 'Copy' },
  'actions.table.copyTo': { el: 'Αντιγραφή ή μεταφορά σε έργο', en: 'Copy or move to a project' },
  'actions.table.toArchive': { el: 'Στο αρχείο', en: 'Archive' },
  'actions.table.restore': { el: 'Επαναφορά', en: 'Restore' },
  'actions.table.delete': { el: 'Διαγραφή', en: 'Delete' },
  'actions.table.unlink': { el: 'Αφαίρεση από το έργο', en: 'Take out of the project' },
  'actions.table.unlinkTitle': {
    el: 'Αφαίρεση από το έργο: «{title}»',
    en: 'Take “{title}” out of the project',
  },
  'actions.table.unlinkText': {
    el: 'Φεύγει από το πλέγμα και τις λίστες αυτού του έργου. Όσα άλλα έργα έχουν τη δράση την κρατούν, και από εκεί μπορείτε να την πάρετε ξανά.',
    en: 'It leaves the grid and the lists of this project. Other projects that have the action keep it, and you can take it over from them again.',
  },
  'actions.table.unlinked': {
    el: 'Η δράση «{title}» αφαιρέθηκε από το έργο.',
    en: '“{title}” was taken out of the project.',
  },
  'actions.table.copiedActions_one': {
    el: 'Έγινε αντίγραφο {count} δράσης.',
    en: '{count} action copied.',
  },
  'actions.table.copiedActions_other': {
    el: 'Έγιναν αντίγραφα {count} δράσεων.',
    en: '{count} actions copied.',
  },
  'actions.table.copiedTo_one': {
    el: '{count} δράση αντιγράφηκε στο έργο {project}.',
    en: '{count} action copied to the project {project}.',
  },
  'actions.table.copiedTo_other': {
    el: '{count} δράσεις αντιγράφηκαν στο έργο {project}.',
    en: '{count} actions copied to the project {project}.',
  },
  'actions.table.movedTo_one': {
    el: '{count} δράση μεταφέρθηκε στο έργο {project}.',
    en: '{count} action moved to the project {project}.',
  },
  'actions.table.movedTo_other': {
    el: '{count} δράσεις μεταφέρθηκαν στο έργο {project}.',
    en: '{count} actions moved to the project {project}.',
  },
  'actions.table.unmet_one': {
    el: 'Η συνθήκη {count} αντιγράφου διαβάζει δράση που δεν είναι εκεί.',
    en: 'The condition of {count} copy reads an action that is not there.',
  },
  'actions.table.unmet_other': {
    el: 'Οι συνθήκες {count} αντιγράφων διαβάζουν δράσεις που δεν είναι εκεί.',
    en: 'The conditions of {count} copies read actions that are not there.',
  },
  'actions.table.archived_one': { el: '{count} δράση στο αρχείο.', en: '{count} action archived.' },
  'actions.table.archived_other': {
    el: '{count} δράσεις στο αρχείο.',
    en: '{count} actions archived.',
  },
  'actions.table.restored_one': { el: '{count} δράση επανήλθε.', en: '{count} action restored.' },
  'actions.table.restored_other': {
    el: '{count} δράσεις επανήλθαν.',
    en: '{count} actions restored.',
  },
  'actions.table.deleted_one': { el: '{count} δράση διαγράφηκε.', en: '{count} action deleted.' },
  'actions.table.deleted_other': {
    el: '{count} δράσεις διαγράφηκαν.',
    en: '{count} actions deleted.',
  },
  'actions.table.archiveTitle_one': {
    el: 'Στο αρχείο: {count} δράση',
    en: 'Archive {count} action',
  },
  'actions.table.archiveTitle_other': {
    el: 'Στο αρχείο: {count} δράσεις',
    en: 'Archive {count} actions',
  },
  'actions.table.archiveText': {
    el: 'Φεύγουν από το πλέγμα, τις λίστες και τα σύνολα. Όσα έχουν γραφτεί μένουν, και επανέρχονται μαζί τους.',
    en: 'They leave the grid, the lists and the totals. All that was written stays, and comes back with them.',
  },
  'actions.table.deleteTitle_one': { el: 'Διαγραφή {count} δράσης', en: 'Delete {count} action' },
  'actions.table.deleteTitle_other': {
    el: 'Διαγραφή {count} δράσεων',
    en: 'Delete {count} actions',
  },
  'actions.table.deleteText': {
    el: 'Δεν αναιρείται. Άλλα έργα που τις έχουν τις κρατούν.',
    en: 'It cannot be undone. Other projects that have them keep them.',
  },
  'actions.table.notDeleted': { el: 'Δεν διαγράφονται ακόμη', en: 'They cannot be deleted yet' },
  'actions.table.notMoved': { el: 'Δεν μεταφέρονται', en: 'They cannot be moved' },
  'actions.table.keptWhy': {
    el: 'Δεν έχει τη σήμανση «Μπορεί να διαγραφεί».',
    en: 'It does not have the flag “Can be deleted”.',
  },
  'actions.table.archiveInstead': {
    el: 'Για να φύγουν από παντού χωρίς να χαθεί τίποτα, βάλτε τις στο αρχείο.',
    en: 'To have them leave everything without any loss, archive them.',
  },
  'actions.table.dependsText': { el: 'Εξαρτώνται από αυτές:', en: 'These depend on them:' },
  'actions.table.depends.Completions_one': { el: '{number} ολοκλήρωση', en: '{number} completion' },
  'actions.table.depends.Completions_other': {
    el: '{number} ολοκληρώσεις',
    en: '{number} completions',
  },
  'actions.table.depends.Data_one': {
    el: 'Όσα έχει γράψει {number}',
    en: 'What {number} person wrote',
  },
  'actions.table.depends.Data_other': {
    el: 'Όσα έχουν γράψει {number}',
    en: 'What {number} people wrote',
  },
  'actions.table.depends.Meetings_one': { el: '{number} συνάντηση', en: '{number} meeting' },
  'actions.table.depends.Meetings_other': { el: '{number} συναντήσεις', en: '{number} meetings' },
  'actions.table.depends.Attempts_one': {
    el: '{number} απάντηση ερωτηματολογίου',
    en: '{number} answered questionnaire',
  },
  'actions.table.depends.Attempts_other': {
    el: '{number} απαντήσεις ερωτηματολογίου',
    en: '{number} answered questionnaires',
  },
  'actions.table.depends.Payments_one': { el: '{number} πληρωμή', en: '{number} payment' },
  'actions.table.depends.Payments_other': { el: '{number} πληρωμές', en: '{number} payments' },
  'actions.table.depends.Readings_one': { el: '{number} ανάγνωση', en: '{number} reading' },
  'actions.table.depends.Readings_other': { el: '{number} αναγνώσεις', en: '{number} readings' },
  'actions.table.depends.Submissions_one': { el: '{number} υποβολή', en: '{number} submission' },
  'actions.table.depends.Submissions_other': {
    el: '{number} υποβολές',
    en: '{number} submissions',
  },
  'actions.table.depends.Participants_one': {
    el: '{number} συμμετοχή',
    en: '{number} participant',
  },
  'actions.table.depends.Participants_other': {
    el: '{number} συμμετοχές',
    en: '{number} participants',
  },
  'actions.table.depends.Mentors_one': {
    el: '{number} μέντορας μόνο για αυτή',
    en: '{number} mentor for it alone',
  },
  'actions.table.depends.Mentors_other': {
    el: '{number} μέντορες μόνο για αυτή',
    en: '{number} mentors for it alone',
  },
  'actions.table.dependsCondition': {
    el: 'Συνθήκη ή προθεσμία της δράσης «{title}»',
    en: 'A condition or the due date of “{title}”',
  },
  'actions.table.toTitle_one': {
    el: '{count} δράση σε άλλο έργο',
    en: '{count} action to another project',
  },
  'actions.table.toTitle_other': {
    el: '{count} δράσεις σε άλλο έργο',
    en: '{count} actions to another project',
  },
  'actions.table.toText': {
    el: 'Μπαίνουν στο τέλος, αδημοσίευτες.',
    en: 'They come last, unpublished.',
  },
  'actions.table.toProject': { el: 'Έργο', en: 'Project' },
  'actions.table.toNone': {
    el: 'Δεν διαχειρίζεστε δράσεις άλλου έργου.',
    en: 'You do not write the actions of another project.',
  },
  'actions.table.doCopy': { el: 'Αντιγραφή', en: 'Copy' },
  'actions.table.doMove': { el: 'Μεταφορά', en: 'Move' },
  'actions.groups.title': { el: 'Ομάδες', en: 'Groups' },
  'actions.groups.show': { el: 'Ομάδες', en: 'Groups' },
  'actions.groups.text': {
    el: 'Οι ίδιες ομάδες φαίνονται στο πλέγμα των μεντόρων.',
    en: 'The mentors’ grid shows the same groups.',
  },
  'actions.groups.none': { el: 'Δεν υπάρχουν ακόμη ομάδες.', en: 'There are no groups yet.' },
  'actions.groups.new': { el: 'Νέα ομάδα', en: 'New group' },
  'actions.groups.newWithin': { el: 'Νέα υποομάδα', en: 'New group within' },
  'actions.groups.rename': { el: 'Όνομα', en: 'Name' },
  'actions.groups.move': { el: 'Μετακίνηση', en: 'Move' },
  'actions.groups.remove': { el: 'Αφαίρεση', en: 'Remove' },
  'actions.groups.up': { el: 'Πιο πάνω', en: 'Move up' },
  'actions.groups.down': { el: 'Πιο κάτω', en: 'Move down' },
  'actions.groups.within': { el: 'Μέσα σε', en: 'Within' },
  'actions.groups.top': { el: 'Καμία: στο πρώτο επίπεδο', en: 'None: on the first level' },
  'actions.groups.name': { el: 'Όνομα ομάδας', en: 'Name of the group' },
  'actions.groups.save': { el: 'Αποθήκευση', en: 'Save' },
  'actions.groups.count_one': { el: '{count} δράση', en: '{count} action' },
  'actions.groups.count_other': { el: '{count} δράσεις', en: '{count} actions' },
  'actions.groups.menu': { el: 'Ενέργειες: {group}', en: 'Actions on {group}' },
  'actions.groups.saved': { el: 'Η ομάδα αποθηκεύτηκε.', en: 'The group was saved.' },
  'actions.groups.removed': { el: 'Η ομάδα αφαιρέθηκε.', en: 'The group was removed.' },
  'actions.groups.removeTitle': {
    el: 'Αφαίρεση ομάδας «{group}»',
    en: 'Remove the group “{group}”',
  },
  'actions.groups.removeText': {
    el: 'Ό,τι έχει μέσα πηγαίνει στην ομάδα από πάνω.',
    en: 'What is in it goes into the group above.',
  },
  'actions.groups.put': { el: 'Βάλτε εδώ τις επιλεγμένες', en: 'Put the chosen ones here' },
  'actions.groups.dropHint': {
    el: 'Σύρετε δράσεις ή ομάδες πάνω σε ομάδα, ή χρησιμοποιήστε το μενού της.',
    en: 'Drag actions or groups onto a group, or use its menu.',
  },
  'actions.table.from.add': { el: 'Από άλλα έργα', en: 'From other projects' },
  'actions.table.from.addTitle': { el: 'Δράσεις από άλλα έργα', en: 'Actions of other projects' },
  'actions.table.from.addText': {
    el: 'Μπαίνουν στο τέλος, αδημοσίευτες: δημοσιεύονται όταν είναι έτοιμες.',
    en: 'They come last, unpublished: publish them when they are ready.',
  },
  'actions.table.from.addConfirm': { el: 'Προσθήκη ({count})', en: 'Add ({count})' },
  'actions.table.from.wholeGroup': {
    el: '{group} ({count} εδώ)',
    en: '{group} ({count} here)',
  },
  'actions.table.from.added_one': { el: 'Προστέθηκε {count} δράση.', en: '{count} action added.' },
  'actions.table.from.added_other': {
    el: 'Προστέθηκαν {count} δράσεις.',
    en: '{count} actions added.',
  },
  'actions.table.from.noOffer': {
    el: 'Δεν υπάρχουν άλλες δράσεις',
    en: 'There are no other actions',
  },
  'actions.table.from.noOfferText': {
    el: 'Το έργο έχει ήδη όλες τις δράσεις των άλλων έργων που διαχειρίζεστε.',
    en: 'The project already has every action of the other projects that you administer.',
  },
  'actions.table.groupSlash': {
    el: 'Υποομάδα με κάθετο: Έναρξη / Γνωριμία.',
    en: 'A group within one by a slash: Start / Meeting.',
  },
})
