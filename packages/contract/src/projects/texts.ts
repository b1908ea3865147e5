import { defineTexts } from '../core/define-texts.ts'

/** Texts of the project screen: the list, the tabs of settings, saving them and their history. */
export const projectsTexts = defineTexts({
  'rule.project_url': {
    el: 'Λατινικά γράμματα, ψηφία, - και _, έως 100· όχι μόνο ψηφία ούτε διεύθυνση της εφαρμογής.',
    en: 'Latin letters, digits, - and _, up to 100; not digits alone, nor an address of the product.',
  },
  'rule.url_taken': {
    el: 'Άλλο έργο έχει αυτή τη διεύθυνση.',
    en: 'Another project has this address.',
  },
  'rule.unknown_state': {
    el: 'Δεν υπάρχει σελίδα με αυτό το όνομα.',
    en: 'There is no page of this name.',
  },
  'rule.level': { el: 'Το επίπεδο είναι από 0 έως 5.', en: 'A level is from 0 to 5.' },
  'rule.field_name': {
    el: 'Λατινικά γράμματα, ψηφία και _, χωρίς ψηφίο στην αρχή.',
    en: 'Latin letters, digits and _, not beginning with a digit.',
  },
  'rule.editable_unseen': {
    el: 'Δεν μπορούν να το αλλάζουν όσοι δεν το βλέπουν.',
    en: 'Nobody can change what they do not see.',
  },
  'rule.key_characters': {
    el: 'Μόνο λατινικοί χαρακτήρες, αριθμοί και σύμβολα.',
    en: 'Latin letters, digits and symbols only.',
  },
  'rule.logo': {
    el: 'Λογότυπο που έχει ανεβεί εδώ, ή εικόνα PNG, JPEG, WebP ή GIF ως δεδομένα έως 24 KB.',
    en: 'A logo that was uploaded here, or a PNG, JPEG, WebP or GIF image as data of up to 24 KB.',
  },
  'rule.logo_quota': {
    el: 'Το έργο έχει ανεβάσει πολλά λογότυπα αυτή την εβδομάδα. Δοκιμάστε πάλι σε λίγες μέρες.',
    en: 'The project has uploaded many logos this week. Try again in a few days.',
  },
  'rule.no_actions': { el: 'Δεν επιλέχθηκαν δράσεις.', en: 'No actions selected.' },
  'rule.action_kept': {
    el: 'Η δράση δεν έχει τη σήμανση «Μπορεί να διαγραφεί».',
    en: 'The action is not marked “Can be deleted”.',
  },
  'rule.action_anchors': {
    el: 'Από αυτή τη δράση μετρούν προθεσμίες άλλων: αλλάξτε πρώτα εκείνες.',
    en: 'Deadlines of other actions count from this one: change those first.',
  },
  'rule.action_begun': {
    el: 'Η δράση έχει ήδη ξεκινήσει για ένα άτομο: κρύψτε την αντί να την αφαιρέσετε.',
    en: 'Somebody has begun the action already: hide it instead of taking it out.',
  },

  'projects.list.title': { el: 'Έργα', en: 'Projects' },
  'projects.list.lead': {
    el: 'Τα έργα που διαχειρίζεστε ή παρακολουθείτε.',
    en: 'The projects that you administer or oversee.',
  },
  'projects.list.name': { el: 'Έργο', en: 'Project' },
  'projects.list.current': { el: 'τρέχον', en: 'current' },
  'projects.list.url': { el: 'Διεύθυνση', en: 'Address' },
  'projects.list.people': { el: 'Άτομα', en: 'People' },
  'projects.list.actions': { el: 'Δράσεις', en: 'Actions' },
  'projects.list.changed': { el: 'Τελευταία αλλαγή', en: 'Last changed' },
  'projects.list.new': { el: 'Νέο έργο', en: 'New project' },
  'projects.list.none': { el: 'Δεν υπάρχουν έργα', en: 'There are no projects' },
  'projects.list.noneText': {
    el: 'Εδώ φαίνονται τα έργα στα οποία έχετε ρόλο διαχείρισης ή εποπτείας.',
    en: 'Projects in which you have an administering or overseeing role appear here.',
  },
  'projects.toList': { el: 'Όλα τα έργα', en: 'All projects' },
  'projects.title': { el: 'Ρυθμίσεις: {name}', en: 'Settings: {name}' },
  'projects.newTitle': { el: 'Νέο έργο', en: 'New project' },
  'projects.readOnly': {
    el: 'Βλέπετε τις ρυθμίσεις χωρίς να τις αλλάζετε: τις αλλάζει η διαχείριση του έργου.',
    en: 'You see the settings without changing them: the project’s administrator does.',
  },
  'projects.missing': { el: 'Δεν υπάρχει τέτοιο έργο', en: 'There is no such project' },
  'projects.missingText': {
    el: 'Ίσως διαγράφηκε ή δεν έχετε πρόσβαση σε αυτό.',
    en: 'It may have been deleted, or you have no access to it.',
  },
  'projects.notNew': {
    el: 'Νέο έργο ανοίγει μόνο η διαχείριση',
    en: 'Only an administrator starts a new project',
  },
  'projects.notNewText': {
    el: 'Ζητήστε το από τη διαχείριση. Μόλις σας βάλει στο έργο, θα το βρείτε στη λίστα.',
    en: 'Ask the administrator. Once they have put you in the project, you find it in the list.',
  },
  'projects.tabs': { el: 'Μέρη των ρυθμίσεων', en: 'Parts of the settings' },
  'projects.tab.general': { el: 'Γενικά', en: 'General' },
  'projects.tab.words': { el: 'Ορολογία', en: 'Words' },
  'projects.tab.consent': { el: 'Συγκατάθεση', en: 'Consent' },
  'projects.tab.contact': { el: 'Επικοινωνία', en: 'Communication' },
  'projects.tab.microdata': { el: 'Μικροδεδομένα', en: 'Microdata' },
  'projects.tab.menus': { el: 'Μενού', en: 'Menus' },
  'projects.tab.fields': { el: 'Πεδία', en: 'Fields' },
  'projects.tab.json': { el: 'JSON', en: 'JSON' },
  'projects.tab.history': { el: 'Ιστορικό', en: 'History' },

  'projects.value.none': { el: 'κενό', en: 'empty' },
  'projects.value.yes': { el: 'ναι', en: 'yes' },
  'projects.value.no': { el: 'όχι', en: 'no' },
  'projects.value.quoted': { el: '«{text}»', en: '“{text}”' },
  'projects.value.secret': { el: '••••••', en: '••••••' },
  'projects.value.image': { el: 'εικόνα', en: 'image' },
  'projects.value.standard': { el: 'Η προεπιλογή', en: 'The default' },
  'projects.logo.hint': {
    el: 'Αρχείο εικόνας PNG, JPEG, WebP ή GIF έως 512 KB.',
    en: 'A PNG, JPEG, WebP or GIF file of up to 512 KB.',
  },
  'projects.logo.alt': { el: 'Το λογότυπο του έργου', en: 'The logo of the project' },
  'projects.logo.fromFile': { el: 'από αρχείο', en: 'from a file' },
  'projects.logo.afterSaving': {
    el: 'Αποθηκεύστε πρώτα το έργο· μετά ανεβαίνει και λογότυπο πάνω από 24 KB.',
    en: 'Save the project first; then a logo of more than 24 KB can be uploaded too.',
  },
  'projects.logo.choose': { el: 'Επιλογή αρχείου', en: 'Choose a file' },
  'projects.logo.remove': { el: 'Αφαίρεση λογότυπου', en: 'Remove the logo' },
  'projects.logo.refused': {
    el: 'Χρειάζεται εικόνα PNG, JPEG, WebP ή GIF έως {size} KB.',
    en: 'A PNG, JPEG, WebP or GIF image of up to {size} KB is needed.',
  },
  'projects.logo.unreadable': {
    el: 'Το αρχείο δεν ανοίγει ως εικόνα. Επιλέξτε άλλο.',
    en: 'The file does not open as an image. Choose another.',
  },
  'projects.logo.missing': {
    el: 'Σε αυτή τη διεύθυνση δεν υπάρχει εικόνα.',
    en: 'There is no image at this address.',
  },

  'projects.words.title': { el: 'Ορολογία του έργου', en: 'The project’s own words' },
  'projects.words.text': {
    el: 'Λέξεις που στο έργο λέγονται αλλιώς, όπως «Ωφελούμενοι»: «Μαθητές».',
    en: 'Words that the project says differently, such as “Mentees”: “Students”.',
  },
  'projects.words.none': { el: 'Ισχύουν οι γενικές λέξεις', en: 'The general words hold' },
  'projects.words.general': { el: 'Γενική λέξη', en: 'General word' },
  'projects.words.own': { el: 'Στο έργο λέγεται', en: 'In the project' },
  'projects.words.add': { el: 'Προσθήκη λέξης', en: 'Add a word' },
  'projects.words.remove': { el: 'Αφαίρεση: {word}', en: 'Remove: {word}' },

  'projects.order.up': { el: 'Πιο πάνω: {name}', en: 'Up: {name}' },
  'projects.order.down': { el: 'Πιο κάτω: {name}', en: 'Down: {name}' },
  'projects.order.moved': {
    el: '{name}: θέση {place} από {of}',
    en: '{name}: place {place} of {of}',
  },

  'projects.type.User': { el: 'Όλοι οι χρήστες', en: 'All users' },
  'projects.type.Mentee': { el: 'Ωφελούμενος', en: 'Mentee' },
  'projects.type.Mentor': { el: 'Μέντορας', en: 'Mentor' },
  'projects.type.Supervisor': { el: 'Επόπτης', en: 'Supervisor' },
  'projects.type.Coordinator': { el: 'Συντονιστής', en: 'Coordinator' },
  'projects.preview.title': { el: 'Πώς φαίνεται', en: 'How it looks' },
  'projects.preview.role': { el: 'Στον ρόλο', en: 'To the role' },
  'projects.preview.count': {
    el: 'Πεδία που φαίνονται: {count} από {all}.',
    en: 'Fields that are seen: {count} of {all}.',
  },
  'projects.preview.readOnly': { el: 'φαίνεται, δεν αλλάζει', en: 'seen, not changed' },

  'projects.removal.group': {
    el: 'Οι δράσεις μένουν στο έργο, στην ομάδα που είναι πάνω από αυτή ή χωρίς ομάδα. Γίνεται με την αποθήκευση.',
    en: 'The actions stay in the project, in the group above this one or in none. It takes effect when you save.',
  },
  'projects.removal.field': {
    el: 'Οι τιμές μένουν στη βάση, αλλά κανείς δεν τις βλέπει πια, και ό,τι διαβάζει το πεδίο παύει να λειτουργεί. Γίνεται με την αποθήκευση.',
    en: 'The values stay in the database, but nobody sees them any more, and whatever reads the field ceases to work. It takes effect when you save.',
  },
  'projects.removal.options': {
    el: 'Επιλογές του πεδίου «{label}»: όσοι τις έχουν τις κρατούν, αλλά δεν μπορούν πια να επιλεγούν. Γίνεται με την αποθήκευση.',
    en: 'Options of “{label}”: whoever has one keeps it, but nobody can choose it any more. It takes effect when you save.',
  },
  'projects.removal.unknown': {
    el: 'Μπορεί να υπάρχουν τιμές.',
    en: 'There may be values.',
  },

  'projects.json.title': { el: 'Ρυθμίσεις σε μορφή JSON', en: 'Settings as JSON' },
  'projects.json.text': {
    el: 'Για ό,τι δεν έχει δική του φόρμα. Με Ctrl+Space προτείνονται ονόματα και τιμές.',
    en: 'For what has no form of its own. Ctrl+Space offers names and values.',
  },
  'projects.json.document': { el: 'Έγγραφο', en: 'Document' },
  'projects.json.Settings': { el: 'Ρυθμίσεις (Settings)', en: 'Settings' },
  'projects.json.MicrodataStart': {
    el: 'Δελτίο εισόδου (MicrodataStart)',
    en: 'Entry form (MicrodataStart)',
  },
  'projects.json.MicrodataEnd': {
    el: 'Δελτίο εξόδου (MicrodataEnd)',
    en: 'Exit form (MicrodataEnd)',
  },
  'ui.code.problem': {
    el: '{line}:{column} Το κείμενο δεν είναι έγκυρο JSON: η αλλαγή δεν περιλαμβάνεται ακόμη.',
    en: '{line}:{column} The text is not valid JSON: the change is not included yet.',
  },
  'ui.code.repeated': {
    el: '{line}:{column} Το «{path}» γράφεται δύο φορές: η αλλαγή δεν περιλαμβάνεται ακόμη, γιατί θα έμενε μόνο η τελευταία τιμή.',
    en: '{line}:{column} “{path}” is there twice: the change is not included yet, since only the last value would be kept.',
  },
  'ui.code.meant': {
    el: '{line}:{column} Δεν υπάρχει ρύθμιση «{path}». Μήπως εννοείτε «{meant}»;',
    en: '{line}:{column} There is no setting “{path}”. Did you mean “{meant}”?',
  },
  'ui.code.unknown': {
    el: '{line}:{column} Δεν υπάρχει ρύθμιση «{path}»: μένει όπως είναι, για όσους άλλους τη διαβάζουν.',
    en: '{line}:{column} There is no setting “{path}”: it stays as it is, for whatever else reads it.',
  },
  'ui.code.syntax': {
    el: '{line}:{column} Συντακτικό σφάλμα.',
    en: '{line}:{column} Syntax error.',
  },
  'ui.code.syntaxOf': {
    el: '{line}:{column} Συντακτικό σφάλμα: {message}.',
    en: '{line}:{column} Syntax error: {message}.',
  },
  'ui.code.tag': {
    el: '{line}:{column} Η ετικέτα δεν κλείνει ή δεν έχει ανοίξει.',
    en: '{line}:{column} The tag is not closed, or was not opened.',
  },
  'ui.code.format': { el: 'Μορφοποίηση', en: 'Format' },
  'ui.code.notFormatted': {
    el: 'Ο κώδικας μορφοποιείται όταν δεν έχει συντακτικά σφάλματα.',
    en: 'Code is formatted once it has no syntax error.',
  },
  'ui.code.same': { el: 'Δεν υπάρχει διαφορά.', en: 'There is no difference.' },
  'ui.code.unchanged': { el: '$ γραμμές χωρίς αλλαγή', en: '$ unchanged lines' },
  'ui.code.more_one': { el: 'και {count} ακόμη', en: 'and {count} more' },
  'ui.code.more_other': { el: 'και {count} ακόμη', en: 'and {count} more' },
  'ui.code.place': { el: 'Γραμμή {line}, στήλη {column}', en: 'Line {line}, column {column}' },
  'ui.code.keys': {
    el: 'Ctrl+Space προτείνει, Shift+Alt+F μορφοποιεί, Escape και μετά Tab βγαίνει',
    en: 'Ctrl+Space completes, Shift+Alt+F formats, Escape and then Tab leaves',
  },

  'projects.history.title': { el: 'Ιστορικό ρυθμίσεων', en: 'History of settings' },
  'projects.history.text': {
    el: 'Κάθε αποθήκευση κρατιέται. Όποια έκδοση κι αν επαναφέρετε, τίποτα δεν χάνεται.',
    en: 'Every save is kept. Whichever version you restore, nothing is lost.',
  },
  'projects.history.version': { el: 'Έκδοση {number}', en: 'Version {number}' },
  'projects.history.current': { el: 'τρέχουσα', en: 'current' },
  'projects.history.restoredFrom': {
    el: 'επαναφορά της έκδοσης {number}',
    en: 'version {number} restored',
  },
  'projects.history.see': { el: 'Αλλαγές της έκδοσης {number}', en: 'Changes of version {number}' },
  'projects.history.first': { el: 'Η πρώτη έκδοση.', en: 'The first version.' },
  'projects.history.changed': { el: 'Τι άλλαξε τότε', en: 'What it changed' },
  'projects.history.wouldChange': {
    el: 'Τι θα άλλαζε τώρα αν την επαναφέρατε',
    en: 'What restoring it would change now',
  },
  'projects.history.restoreThis': {
    el: 'Επαναφορά της έκδοσης {number}',
    en: 'Restore version {number}',
  },
  'projects.history.restore': { el: 'Επαναφορά', en: 'Restore' },
  'projects.history.restoreTitle': {
    el: 'Να επανέλθει η έκδοση {number};',
    en: 'Restore version {number}?',
  },
  'projects.history.restoreDirty': {
    el: 'Οι αλλαγές που δεν έχετε αποθηκεύσει θα χαθούν.',
    en: 'The changes that you have not saved will be lost.',
  },
  'projects.history.inDraft': {
    el: 'Η έκδοση {number} είναι στο πρόχειρο. Ισχύει μόλις αποθηκεύσετε.',
    en: 'Version {number} is in the draft. It holds once you save.',
  },

  'projects.change.none': { el: 'Δεν υπάρχουν διαφορές.', en: 'There are no differences.' },
  'projects.change.moved': { el: 'άλλαξε η σειρά', en: 'the order changed' },
  'projects.change.added': { el: 'προστέθηκε: {after}', en: 'added: {after}' },
  'projects.change.removed': { el: 'αφαιρέθηκε: {before}', en: 'removed: {before}' },
  'projects.change.changed': { el: '{before} → {after}', en: '{before} → {after}' },
  'projects.change.more_one': { el: 'και άλλη {count} διαφορά', en: 'and {count} more difference' },
  'projects.change.more_other': {
    el: 'και άλλες {count} διαφορές',
    en: 'and {count} more differences',
  },
  'projects.bar': { el: 'Αποθήκευση', en: 'Saving' },
  'projects.changed_one': {
    el: '{count} αλλαγή δεν έχει αποθηκευτεί',
    en: '{count} unsaved change',
  },
  'projects.changed_other': {
    el: '{count} αλλαγές δεν έχουν αποθηκευτεί',
    en: '{count} unsaved changes',
  },
  'projects.unread': {
    el: 'Το κείμενο JSON δεν μπορεί να διαβαστεί ακόμη',
    en: 'The JSON text cannot be read yet',
  },
  'projects.made': { el: 'Το έργο δημιουργήθηκε', en: 'The project is made' },
  'projects.seeChanges': { el: 'Τι άλλαξε', en: 'What changed' },
  'projects.review': { el: 'Τι θα αποθηκευτεί', en: 'What will be saved' },
  'projects.save': { el: 'Αποθήκευση', en: 'Save' },
  'projects.saved': { el: 'Οι ρυθμίσεις αποθηκεύτηκαν', en: 'The settings are saved' },
  'projects.discard': { el: 'Απόρριψη αλλαγών', en: 'Discard changes' },
  'projects.discard.title': { el: 'Να απορριφθούν οι αλλαγές;', en: 'Discard the changes?' },
  'projects.discard.text_one': {
    el: 'Θα χαθεί {count} αλλαγή.',
    en: '{count} change will be lost.',
  },
  'projects.discard.text_other': {
    el: 'Θα χαθούν {count} αλλαγές.',
    en: '{count} changes will be lost.',
  },
  'projects.refused_one': {
    el: 'Δεν αποθηκεύτηκε τίποτα ακόμη: διορθώστε το σημείο που σημειώνεται.',
    en: 'Nothing is saved yet: correct what is marked.',
  },
  'projects.refused_other': {
    el: 'Δεν αποθηκεύτηκε τίποτα ακόμη: διορθώστε τα {count} σημεία που σημειώνονται.',
    en: 'Nothing is saved yet: correct the {count} places that are marked.',
  },
  'projects.leave.title': { el: 'Φεύγετε χωρίς αποθήκευση;', en: 'Leave without saving?' },
  'projects.leave.text': {
    el: 'Οι αλλαγές στις ρυθμίσεις θα χαθούν.',
    en: 'The changes to the settings will be lost.',
  },
  'projects.leave.confirm': { el: 'Έξοδος χωρίς αποθήκευση', en: 'Leave without saving' },
  'projects.conflict.text': {
    el: 'Δεν αλλάξατε τα ίδια. Ενώστε τις αλλαγές σας με τις νέες ρυθμίσεις, δείτε τι αλλάζει και αποθηκεύστε.',
    en: 'You did not change the same. Join your changes with the new settings, see what changes, and save.',
  },
  'projects.conflict.rest': {
    el: 'Όσα άλλα αλλάξατε μένουν, μαζί με όσα άλλα άλλαξε το άλλο. Δείτε τι αλλάζει και αποθηκεύστε.',
    en: 'Whatever else you changed stays, with whatever else the other changed. See what changes, and save.',
  },
  'projects.conflict.merge': {
    el: 'Ένωση με τις νέες ρυθμίσεις',
    en: 'Join with the new settings',
  },

  'projects.userData.title': {
    el: 'Πρόσθετα στοιχεία στο έργο',
    en: 'Further data in the project',
  },
  'projects.userData.lead': {
    el: 'Ό,τι φυλάσσει το έργο για το πρόσωπο πέρα από τα πεδία του, ως αντικείμενο JSON.',
    en: 'What the project keeps about the person beside their fields, as a JSON object.',
  },
  'projects.userData.label': { el: 'Στοιχεία (JSON)', en: 'Data (JSON)' },
  'projects.userData.notAnObject': {
    el: 'Γράψτε ένα αντικείμενο JSON.',
    en: 'Write a JSON object.',
  },
  'projects.userData.save': { el: 'Αποθήκευση', en: 'Save' },
  'projects.userData.saved': { el: 'Τα στοιχεία αποθηκεύτηκαν.', en: 'The data has been saved.' },
})
