import { defineTexts } from '../core/define-texts.ts'

/** The list of people, its filters and views, and people's states. */
export const peopleTexts = defineTexts({
  'people.list': { el: 'Άτομα', en: 'People' },
  'people.search': { el: 'Αναζήτηση με όνομα', en: 'Search by name' },
  'people.name': { el: 'Ονοματεπώνυμο', en: 'Name' },
  'people.username': { el: 'Όνομα χρήστη', en: 'User name' },
  'people.roles': { el: 'Ρόλοι', en: 'Roles' },
  'people.state': { el: 'Κατάσταση', en: 'State' },
  'people.mentor': { el: 'Μέντορας', en: 'Mentor' },
  'people.signed_in': { el: 'Τελευταία σύνδεση', en: 'Last signed in' },
  'people.never': { el: 'Ποτέ', en: 'Never' },
  'people.state.active': { el: 'Ενεργός', en: 'Active' },
  'people.state.inactive': { el: 'Ανενεργός', en: 'Inactive' },
  'people.state.suspended': { el: 'Σε αναστολή', en: 'Suspended' },
  'people.state.archived': { el: 'Σε αρχείο', en: 'Archived' },
  'people.none': { el: 'Δεν υπάρχουν άτομα στην ευθύνη σας', en: 'Nobody is in your care' },
  'people.noneText': {
    el: 'Μόλις συνδεθούν μαζί σας άτομα του έργου, θα φαίνονται εδώ.',
    en: 'Once people of the project are linked to you, they are listed here.',
  },
  'people.noneYet': {
    el: 'Το έργο δεν έχει ακόμη άτομα εδώ',
    en: 'The project has nobody here yet',
  },
  'people.noneYetText': {
    el: 'Προσθέστε άτομα από υπολογιστικό φύλλο ή με πρόσκληση.',
    en: 'Add people from a spreadsheet or by invitation.',
  },
  'people.noneYet.import': { el: 'Εισαγωγή ατόμων', en: 'Import people' },
  'people.noMatch': { el: 'Κανείς δεν ταιριάζει', en: 'Nobody matches' },
  'people.noMatchText': {
    el: 'Αφαιρέστε κάποιο φίλτρο ή δοκιμάστε άλλη αναζήτηση.',
    en: 'Remove a filter or try another search.',
  },

  'people.steps': { el: 'Άτομα της λίστας', en: 'People of the list' },
  'people.filters': { el: 'Φίλτρα', en: 'Filters' },
  'people.filters.chosen': { el: 'Ισχύουν', en: 'Filtered by' },
  'people.filters.clear': { el: 'Καθαρισμός φίλτρων', en: 'Clear the filters' },
  'people.filters.remove': { el: 'Αφαίρεση φίλτρου: {name}', en: 'Remove the filter: {name}' },
  'people.filters.search': { el: 'Αναζήτηση: {text}', en: 'Search: {text}' },
  'people.filters.any': { el: 'Όλες', en: 'Any' },

  'people.number.show': {
    el: 'Εμφάνιση: {label}, {name} (καταγράφεται)',
    en: 'Show: {label}, {name} (recorded)',
  },
  'people.number.hide': { el: 'Απόκρυψη: {label}, {name}', en: 'Hide: {label}, {name}' },

  'people.columns': { el: 'Στήλες', en: 'Columns' },
  'people.columns.title': { el: 'Ποιες στήλες φαίνονται', en: 'Which columns are shown' },
  'people.columns.show': { el: 'Εμφάνιση', en: 'Show' },

  'people.views': { el: 'Προβολές', en: 'Views' },
  'people.views.all': { el: 'Όλα τα άτομα', en: 'Everybody' },
  'people.views.shared': { el: '{name} (του έργου)', en: '{name} (the project’s)' },
  'people.views.save': { el: 'Αποθήκευση προβολής', en: 'Save the view' },
  'people.views.update': { el: 'Ενημέρωση', en: 'Update' },
  'people.views.name': { el: 'Όνομα προβολής', en: 'Name of the view' },
  'people.views.saveText': {
    el: 'Κρατά τα φίλτρα, τις στήλες και τη σειρά όπως φαίνονται τώρα.',
    en: 'Keeps the filters, columns and order as they are now.',
  },
  'people.views.confirm': { el: 'Αποθήκευση', en: 'Save' },
  'people.views.share': {
    el: 'Να τη βλέπουν όλοι στο έργο',
    en: 'Everybody in the project sees it',
  },
  'people.views.delete': { el: 'Διαγραφή', en: 'Delete' },
  'people.views.removal': {
    el: 'Δεν θα υπάρχει πια στις προβολές όσων τη μοιράζονται.',
    en: 'It will be missing from the views of all who share it.',
  },
  'people.views.manage': { el: 'Η προβολή «{name}»', en: 'The view “{name}”' },
  'people.views.saved': { el: 'Η προβολή αποθηκεύτηκε', en: 'The view was saved' },
  'people.views.deleted': { el: 'Η προβολή διαγράφηκε', en: 'The view was deleted' },
  'people.views.nameLength': {
    el: 'Γράψτε όνομα έως 80 χαρακτήρες.',
    en: 'Write a name of at most 80 characters.',
  },

  'people.select.page': { el: 'Επιλογή όλων της σελίδας', en: 'Select everybody on the page' },
  'people.select.one': { el: 'Επιλογή: {name}', en: 'Select: {name}' },
  'people.select.all': {
    el: 'Επιλογή και των {number} που ταιριάζουν',
    en: 'Select all {number} that match',
  },
  'people.select.staff_one': {
    el: 'Εκτός επιλογής έμεινε {number} άτομο του προσωπικού.',
    en: '{number} member of the staff was left out.',
  },
  'people.select.staff_other': {
    el: 'Εκτός επιλογής έμειναν {number} άτομα του προσωπικού.',
    en: '{number} members of the staff were left out.',
  },
  'people.select.withStaff': { el: 'Να επιλεγεί και το προσωπικό', en: 'Select the staff too' },
  'people.select.clear': { el: 'Καμία επιλογή', en: 'Select nobody' },
  'people.selected_one': { el: 'Επιλέχθηκε {number} άτομο', en: '{number} person selected' },
  'people.selected_other': { el: 'Επιλέχθηκαν {number} άτομα', en: '{number} people selected' },
  'people.bulk': { el: 'Ενέργειες στα επιλεγμένα άτομα', en: 'What to do with those selected' },
  'people.bulk.state': { el: 'Αλλαγή κατάστασης', en: 'Change the state' },
  'people.bulk.field': { el: 'Αλλαγή πεδίου…', en: 'Set a field…' },
  'people.bulk.invite': { el: 'Αποστολή πρόσκλησης', en: 'Send an invitation' },
  'people.bulk.invitePeople': { el: 'Άτομα που προσκαλούνται', en: 'People who are invited' },
  'people.bulk.inviteText_one': {
    el: 'Θα σταλεί μήνυμα με σύνδεσμο για ορισμό κωδικού σε {number} άτομο. Όσοι έχουν ήδη συνδεθεί δεν το λαμβάνουν.',
    en: 'A mail with a link to set a password goes to {number} person. Who has signed in before does not get it.',
  },
  'people.bulk.inviteText_other': {
    el: 'Θα σταλεί μήνυμα με σύνδεσμο για ορισμό κωδικού σε {number} άτομα. Όσοι έχουν ήδη συνδεθεί δεν το λαμβάνουν.',
    en: 'A mail with a link to set a password goes to {number} people. Those who have signed in before do not get it.',
  },
  'people.bulk.invited': {
    el: 'Προσκλήσεις που στάλθηκαν: {number}. Χωρίς πρόσκληση: {rest}.',
    en: 'Invitations sent: {number}. Not invited: {rest}.',
  },
  'people.bulk.inviteMost': {
    el: 'Προσκλήσεις στέλνονται σε έως 100 επιλεγμένα άτομα κάθε φορά.',
    en: 'Invitations go to at most 100 selected people at a time.',
  },

  'people.change.title': {
    el: 'Αλλαγή κατάστασης σε «{state}»',
    en: 'Change the state to “{state}”',
  },
  'people.change.count_one': {
    el: 'Θα αλλάξει {number} άτομο.',
    en: '{number} person will be changed.',
  },
  'people.change.count_other': {
    el: 'Θα αλλάξουν {number} άτομα.',
    en: '{number} people will be changed.',
  },
  'people.change.unchanged_one': {
    el: '{number} είναι ήδη σε αυτή την κατάσταση.',
    en: '{number} is in that state already.',
  },
  'people.change.unchanged_other': {
    el: '{number} είναι ήδη σε αυτή την κατάσταση.',
    en: '{number} are in that state already.',
  },
  'people.change.refused_one': {
    el: '{number} άτομο δεν μπορείτε να το αλλάξετε.',
    en: '{number} person is not yours to change.',
  },
  'people.change.refused_other': {
    el: '{number} άτομα δεν μπορείτε να τα αλλάξετε.',
    en: '{number} people are not yours to change.',
  },
  'people.change.out': {
    el: 'Όσοι έχουν συνδεθεί θα αποσυνδεθούν αμέσως, από όλα τα έργα τους.',
    en: 'Whoever is signed in is signed out at once, from all of their projects.',
  },
  'people.change.nobody': {
    el: 'Δεν υπάρχει κανείς να αλλάξει',
    en: 'There is nobody to change',
  },
  'people.change.confirm': { el: 'Αλλαγή', en: 'Change' },
  'people.change.of': { el: 'Κατάσταση: {name}', en: 'State of {name}' },
  'people.change.one': { el: '{name}: {state}', en: '{name}: {state}' },
  'people.change.done_one': { el: 'Άλλαξε {number} άτομο', en: '{number} person was changed' },
  'people.change.done_other': { el: 'Άλλαξαν {number} άτομα', en: '{number} people were changed' },
  'people.change.undone': { el: 'Η αλλαγή αναιρέθηκε', en: 'The change was taken back' },

  'people.keys': {
    el: 'Βέλη για μετακίνηση, Space για επιλογή, Enter για άνοιγμα, / για αναζήτηση',
    en: 'Arrows to move, Space to select, Enter to open, / to search',
  },
  'people.keysOnly': {
    el: 'Βέλη για μετακίνηση, Space για επιλογή, Enter για άνοιγμα',
    en: 'Arrows to move, Space to select, Enter to open',
  },

  'rule.own_state': {
    el: 'Δεν μπορείτε να αλλάξετε τη δική σας κατάσταση.',
    en: 'You cannot change your own state.',
  },
  'rule.state_transition': {
    el: 'Αυτή την αλλαγή κατάστασης δεν μπορείτε να την κάνετε.',
    en: 'This change of state is not yours to make.',
  },
  'rule.state_above': {
    el: 'Το άτομο έχει ίδιες ή περισσότερες αρμοδιότητες από εσάς, εδώ ή σε άλλο έργο.',
    en: 'The person has the same powers as you, or more, here or in another project.',
  },
  'rule.sole_admin': {
    el: 'Ένα έργο δεν έχει άλλο ενεργό άτομο στη διαχείριση: δώστε πρώτα τον ρόλο και σε άλλο.',
    en: 'They are the only active administrator of a project: appoint another first.',
  },
  'rule.share_views': {
    el: 'Προβολές για όλο το έργο αποθηκεύουν μόνο οι υπεύθυνοί του.',
    en: 'Only those who manage the project save views for all of it.',
  },
  'rule.too_many_views': {
    el: 'Έχετε ήδη 50 προβολές: διαγράψτε πρώτα κάποια.',
    en: 'You have 50 views already: delete one first.',
  },
  'rule.name_taken': {
    el: 'Υπάρχει ήδη προβολή με αυτό το όνομα.',
    en: 'There is a view of that name already.',
  },
  'people.numbers': { el: 'Αριθμοί αίτησης (ΚΑΥΑΣ)', en: 'Application numbers (KAYAS)' },
  'people.numbers.hint': {
    el: 'Επικολλήστε τους όπως είναι στο υπολογιστικό φύλλο, έναν σε κάθε γραμμή ή χωρισμένους· έως {most}.',
    en: 'Paste them as they are in the spreadsheet, one a line or separated; up to {most}.',
  },
  'people.numbers.none': {
    el: 'Γράψτε τουλάχιστον έναν αριθμό.',
    en: 'Enter at least one number.',
  },
  'people.numbers.tooMany': {
    el: 'Αριθμοί: {count}, ενώ περνούν έως {most} τη φορά.',
    en: 'Numbers: {count}, though up to {most} pass at a time.',
  },
  'people.numbers.find': { el: 'Εύρεση', en: 'Find' },
  'people.numbers.unknown_one': {
    el: '{count} αριθμός δεν ανήκει σε άτομο που βλέπετε:',
    en: '{count} number belongs to nobody among your people:',
  },
  'people.numbers.unknown_other': {
    el: '{count} αριθμοί δεν ανήκουν σε άτομα που βλέπετε:',
    en: '{count} numbers belong to nobody among your people:',
  },
  'people.numbers.repeated_one': {
    el: '{count} αριθμός είναι γραμμένος πάνω από μία φορά και μετρά μία:',
    en: '{count} number is written more than once and counts once:',
  },
  'people.numbers.repeated_other': {
    el: '{count} αριθμοί είναι γραμμένοι πάνω από μία φορά και μετρούν μία:',
    en: '{count} numbers are written more than once and count once:',
  },
  'people.numbers.unreadable_one': {
    el: '{count} τιμή δεν διαβάζεται ως αριθμός (το υπολογιστικό φύλλο άλλαξε ή έκρυψε τα ψηφία) και μένει έξω:',
    en: '{count} value cannot be read as a number (the spreadsheet changed or hid its digits) and is left out:',
  },
  'people.numbers.unreadable_other': {
    el: '{count} τιμές δεν διαβάζονται ως αριθμοί (το υπολογιστικό φύλλο άλλαξε ή έκρυψε τα ψηφία) και μένουν έξω:',
    en: '{count} values cannot be read as numbers (the spreadsheet changed or hid their digits) and are left out:',
  },
  'rule.no_number_field': {
    el: 'Το έργο δεν έχει πεδίο αριθμού αίτησης (ΚΑΥΑΣ) που να βλέπει ο ρόλος σας. Ορίζεται στα πεδία των ρυθμίσεων του έργου.',
    en: 'The project has no field for the application number (KAYAS) that your role can see. It is set among the fields of the project’s settings.',
  },
  'people.numbers.noField': {
    el: 'Δεν υπάρχει πεδίο αριθμού αίτησης',
    en: 'There is no field for the application number',
  },
  'people.numbers.toFields': { el: 'Πεδία του έργου', en: 'Fields of the project' },
  'people.numbers.ambiguous_one': {
    el: '{count} αριθμός ανήκει σε περισσότερα άτομα και μένει έξω:',
    en: '{count} number belongs to several people and is left out:',
  },
  'people.numbers.ambiguous_other': {
    el: '{count} αριθμοί ανήκουν σε περισσότερα άτομα και μένουν έξω:',
    en: '{count} numbers belong to several people and are left out:',
  },
})
