import { defineTexts } from './define-texts.ts'

/** Words that every part of the page uses. */
export const commonTexts = defineTexts({
  'core.language': { el: 'Γλώσσα', en: 'Language' },
  'core.password.show': { el: 'Εμφάνιση κωδικού', en: 'Show the password' },
  'core.password.hide': { el: 'Απόκρυψη κωδικού', en: 'Hide the password' },
  'core.length.left_one': { el: 'Απομένει {number} χαρακτήρας', en: '{number} character left' },
  'core.length.left_other': { el: 'Απομένουν {number} χαρακτήρες', en: '{number} characters left' },
  'core.length.full': {
    el: 'Έφτασε το όριο χαρακτήρων: {max}',
    en: 'The limit of {max} characters is reached',
  },
  'core.length.over_one': {
    el: '{number} χαρακτήρας πάνω από το όριο των {max}',
    en: '{number} character over the limit of {max}',
  },
  'core.length.over_other': {
    el: '{number} χαρακτήρες πάνω από το όριο των {max}',
    en: '{number} characters over the limit of {max}',
  },
  'core.length.cut_one': {
    el: '{number} χαρακτήρας από ό,τι βάλατε δεν χώρεσε: το όριο είναι {max}',
    en: '{number} character of what you put in found no room: the limit is {max}',
  },
  'core.length.cut_other': {
    el: '{number} χαρακτήρες από ό,τι βάλατε δεν χώρεσαν: το όριο είναι {max}',
    en: '{number} characters of what you put in found no room: the limit is {max}',
  },
  'core.password.capitals': {
    el: 'Τα κεφαλαία είναι κλειδωμένα.',
    en: 'Capitals lock is on.',
  },
  'core.loading': { el: 'Φορτώνει…', en: 'Loading…' },
  'core.ownOnly': {
    el: 'Το βλέπει μόνο το ίδιο το πρόσωπο',
    en: 'Only the person sees this',
  },
  'core.ownOnlyText': {
    el: 'Όσο βρίσκεστε στη θέση άλλου ατόμου, δεν ανοίγει.',
    en: 'It does not open while you are in somebody else’s place.',
  },
  'core.ownPart': {
    el: 'Όσο βρίσκεστε στη θέση άλλου ατόμου, όσα είναι μόνο δικά του δεν εμφανίζονται.',
    en: 'What is somebody’s alone is not shown while you are in their place.',
  },
  'core.failed.title': { el: 'Δεν φορτώθηκε', en: 'It did not load' },
  'core.failed.network': {
    el: 'Δεν υπάρχει σύνδεση με τον διακομιστή. Ελέγξτε το δίκτυο και δοκιμάστε ξανά.',
    en: 'The server cannot be reached. Check the network and try again.',
  },
  /** The generic system message (spec §8): what the server answered, after 'Error:'. */
  'core.failed.message': { el: 'Σφάλμα: {data}', en: 'Error: {data}' },
  'core.failed.internal': {
    el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά.',
    en: 'There was an error. Try again.',
  },
  'core.failed.unavailable': {
    el: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The service is not available at the moment. Try again in a while.',
  },
  'core.away.offline': {
    el: 'Δεν υπάρχει δίκτυο. Ό,τι έχετε ανοιχτό μένει εδώ, και η σελίδα συνεχίζει μόνη της μόλις επανέλθει.',
    en: 'There is no network. What you have open stays here, and the page goes on by itself once it is back.',
  },
  'core.away.unavailable': {
    el: 'Η υπηρεσία δεν είναι διαθέσιμη για λίγο. Ό,τι γράψατε δεν χάνεται, και η σελίδα δοκιμάζει ξανά μόνη της.',
    en: 'The service is not reachable for a moment. Nothing you typed is lost, and the page tries again by itself.',
  },
  'core.away.part': {
    el: 'Αυτό που ζητήσατε θα γίνει τότε.',
    en: 'What you asked for is done then.',
  },
  'core.build.new': {
    el: 'Υπάρχει νεότερη έκδοση της σελίδας.',
    en: 'There is a newer version of this page.',
  },
  'core.clock.differs': {
    el: 'Το ρολόι της συσκευής δείχνει {device}, ενώ είναι {server}. Οι ημέρες και οι ώρες εδώ είναι οι σωστές.',
    en: 'The clock of this device says {device}, but it is {server}. Days and times here are the right ones.',
  },
  'core.build.load': { el: 'Φόρτωσή της', en: 'Load it' },
  'core.failed.retry': { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  'core.failed.request': { el: 'Κωδικός αναφοράς: {id}', en: 'Reference: {id}' },
  'core.crash.title': { el: 'Κάτι πήγε στραβά', en: 'Something went wrong' },
  'core.crash.text': {
    el: 'Η σελίδα σταμάτησε από δικό μας λάθος. Ό,τι είχε αποθηκευτεί είναι ασφαλές.',
    en: 'The page stopped because of a fault of ours. Everything that was saved is safe.',
  },
  'core.problem': { el: 'Πρόβλημα: {title}', en: 'Problem: {title}' },
  'core.product': { el: 'Τηλέμαχος', en: 'Telemachos' },
  'core.crash.home': { el: 'Στην αρχική σελίδα', en: 'To the home page' },
  'core.denied.title': { el: 'Δεν έχετε πρόσβαση', en: 'You have no access' },
  'core.denied.text': {
    el: 'Η σελίδα δεν είναι διαθέσιμη για τον ρόλο σας. Αν πιστεύετε ότι είναι λάθος, μιλήστε με τη διαχείριση του έργου.',
    en: 'The page is not available for your role. If you think this is a mistake, talk to the administrator of the project.',
  },
  'core.error.title': { el: 'Παρουσιάστηκε σφάλμα', en: 'There was an error' },
  'core.error.text': {
    el: 'Η ενέργεια δεν ολοκληρώθηκε. Δοκιμάστε ξανά σε λίγο.',
    en: 'The action was not completed. Try again in a while.',
  },
  'core.notfound.title': { el: 'Η σελίδα δεν υπάρχει', en: 'There is no such page' },
  'core.notfound.text': {
    el: 'Ίσως άλλαξε η διεύθυνση, ή ο σύνδεσμος ήταν ελλιπής.',
    en: 'The address may have changed, or the link was incomplete.',
  },
  'core.gender.5301': { el: 'Άνδρας', en: 'Male' },
  'core.gender.5302': { el: 'Γυναίκα', en: 'Female' },
  'core.yes': { el: 'Ναι', en: 'Yes' },
  'core.no': { el: 'Όχι', en: 'No' },
})

/** What the server's refusals say (core/errors.ts). */
export const errorTexts = defineTexts({
  'error.invalid_input': {
    el: 'Κάποια στοιχεία δεν είναι σωστά. Δείτε τα πεδία που σημειώνονται.',
    en: 'Some of the input is not right. See the marked fields.',
  },
  'error.malformed_body': {
    el: 'Το αίτημα δεν διαβάζεται.',
    en: 'The request cannot be read.',
  },
  'error.unauthenticated': {
    el: 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά.',
    en: 'You are no longer signed in. Sign in again.',
  },
  'error.wrong_credentials': {
    el: 'Το όνομα χρήστη ή ο κωδικός δεν είναι σωστά.',
    en: 'The user name or the password is not right.',
  },
  'error.forbidden': {
    el: 'Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια.',
    en: 'Your role does not allow this.',
  },
  'error.cross_site': {
    el: 'Το αίτημα ήρθε από άλλον ιστότοπο και δεν εκτελέστηκε.',
    en: 'The request came from another site and was not carried out.',
  },
  'error.consent_required': {
    el: 'Χρειάζεται πρώτα η συγκατάθεσή σας για τα προσωπικά σας δεδομένα.',
    en: 'Your consent for your personal data is needed first.',
  },
  'error.project_archived': {
    el: 'Το έργο είναι αρχειοθετημένο: διαβάζεται, αλλά δεν αλλάζει.',
    en: 'The project is archived: it can be read, and not changed.',
  },
  'error.viewing_only': {
    el: 'Βλέπετε ως άλλο πρόσωπο: δεν γίνονται αλλαγές. Διακόψτε πρώτα την προβολή.',
    en: 'You are viewing as somebody else: nothing can be changed. Stop viewing first.',
  },
  'error.view_ended': {
    el: 'Η προβολή ως άλλο πρόσωπο έληξε. Δεν άλλαξε τίποτα.',
    en: 'Viewing as somebody else has ended. Nothing was changed.',
  },
  'error.own_person_only': {
    el: 'Αυτό το κάνει μόνο το ίδιο το πρόσωπο, όχι η διαχείριση στη θέση του.',
    en: 'Only the person can do this, not an administrator in their place.',
  },
  'error.person_changed': {
    el: 'Στο μεταξύ συνδέθηκε άλλο πρόσωπο σε αυτόν τον περιηγητή. Δεν άλλαξε τίποτα.',
    en: 'Somebody else has signed in in this browser meanwhile. Nothing was changed.',
  },
  'error.administered_elsewhere': {
    el: 'Το άτομο έχει βρεθεί και σε έργο που δεν διαχειρίζεστε: αυτό το κάνει η γενική διαχείριση.',
    en: 'The person has also been in a project that you do not administer: a general administrator has to do this.',
  },
  'error.not_found': { el: 'Δεν βρέθηκε.', en: 'Not found.' },
  'error.unknown_call': { el: 'Η διεύθυνση δεν υπάρχει.', en: 'There is no such address.' },
  'error.wrong_method': {
    el: 'Η διεύθυνση καλείται με άλλη μέθοδο.',
    en: 'The address is called by another method.',
  },
  'error.conflict': {
    el: 'Το άλλαξε άλλο άτομο στο μεταξύ. Δείτε την τρέχουσα μορφή του.',
    en: 'Somebody else has changed it meanwhile. See how it stands now.',
  },
  'error.meeting_moved': {
    el: 'Η συνάντηση άλλαξε στο μεταξύ. Δείτε τη νέα της ώρα πριν συνεχίσετε.',
    en: 'Somebody has changed the meeting since. See its new time before going on.',
  },
  'error.meeting_overlap': {
    el: 'Υπάρχει άλλη συνάντηση σε απόσταση μικρότερη από 45 λεπτά.',
    en: 'There is another meeting less than 45 minutes apart.',
  },
  'error.idempotency_mismatch': {
    el: 'Το ίδιο κλειδί χρησιμοποιήθηκε ήδη για άλλο αίτημα.',
    en: 'The same key has already been used for another request.',
  },
  'error.request_in_progress': {
    el: 'Το ίδιο αίτημα εκτελείται ήδη.',
    en: 'The same request is already under way.',
  },
  'error.payload_too_large': {
    el: 'Τα δεδομένα είναι πάρα πολλά.',
    en: 'There is too much data.',
  },
  'error.unsupported_media_type': {
    el: 'Η μορφή των δεδομένων δεν υποστηρίζεται.',
    en: 'The format of the data is not supported.',
  },
  'error.rule_violated': {
    el: 'Οι κανόνες του έργου δεν το επιτρέπουν τώρα.',
    en: 'The rules of the project do not allow this now.',
  },
  'error.too_many_requests': {
    el: 'Πάρα πολλά αιτήματα. Περιμένετε ένα λεπτό.',
    en: 'Too many requests. Wait a minute.',
  },
  'error.too_many_failures': {
    el: 'Πολλές αποτυχημένες προσπάθειες. Δοκιμάστε ξανά σε 15 λεπτά.',
    en: 'Too many failed attempts. Try again in 15 minutes.',
  },
  'error.internal': {
    el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε ξανά.',
    en: 'There was an error. Try again.',
  },
  'error.unavailable': {
    el: 'Η υπηρεσία δεν είναι διαθέσιμη αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
    en: 'The service is not available at the moment. Try again in a while.',
  },
})

/** What is wrong with one field, by the rule that it breaks. */
export const ruleTexts = defineTexts({
  'rule.jobs_spent': {
    el: 'Το έργο χρησιμοποίησε όλο τον χρόνο υπολογισμού που του αναλογεί. Δοκιμάστε ξανά σε ένα λεπτό.',
    en: 'The project has used all the computing time that it has. Please try again in a minute.',
  },
  'rule.jobs_waiting': {
    el: 'Πολλοί υπολογισμοί του έργου περιμένουν τη σειρά τους. Δοκιμάστε ξανά σε λίγο.',
    en: 'Many calculations of the project are waiting for their turn. Please try again in a while.',
  },
  'rule.document_too_large': {
    el: 'Το έγγραφο είναι πολύ μεγάλο για PDF. Περιορίστε το, ή κατεβάστε το ως βιβλίο εργασίας.',
    en: 'The document is too large for a PDF. Narrow it down, or download it as a workbook.',
  },
  'rule.document_unfit': {
    el: 'Κάτι μέσα στο έγγραφο δεν μπορεί να σχεδιαστεί σε PDF.',
    en: 'Something in the document cannot be drawn in a PDF.',
  },
  'rule.invalid': { el: 'Η τιμή δεν είναι έγκυρη.', en: 'The value is not valid.' },
  'rule.required': { el: 'Συμπληρώστε το πεδίο.', en: 'Fill in this field.' },
  'rule.no_masked_field': {
    el: 'Κανένα από τα πεδία δεν είναι αριθμός ταυτοποίησης.',
    en: 'None of the fields is an identification number.',
  },
  'rule.unknown_field': { el: 'Το πεδίο δεν υπάρχει.', en: 'There is no such field.' },
  'rule.computed_field': {
    el: 'Γράψτε το όνομα του πεδίου όπως είναι, για παράδειγμα user.municipality: δεν υπολογίζεται.',
    en: 'Write the name of the field out, such as user.municipality: it cannot be computed.',
  },
  'rule.masked_in_condition': {
    el: 'Για έναν αριθμό ταυτοποίησης μια συνθήκη ρωτά μόνο αν έχει συμπληρωθεί, για παράδειγμα user.afm != "".',
    en: 'Of an identification number a condition asks only whether it is filled in, such as user.afm != "".',
  },
  'rule.invalid_type': { el: 'Η τιμή είναι άλλου είδους.', en: 'The value is of another kind.' },
  'rule.invalid_value': {
    el: 'Η τιμή δεν είναι μία από τις επιτρεπόμενες.',
    en: 'The value is not one of those allowed.',
  },
  'rule.invalid_format': { el: 'Η μορφή δεν είναι σωστή.', en: 'The format is not right.' },
  'rule.empty_list': { el: 'Χρειάζεται τουλάχιστον ένα.', en: 'At least one is needed.' },
  'rule.too_few_items': { el: 'Είναι λιγότερα από όσα χρειάζονται.', en: 'These are too few.' },
  'rule.list_unfiltered': {
    el: 'Η λίστα αυτή δεν δέχεται φίλτρα εδώ.',
    en: 'This list takes no filters here.',
  },
  'rule.list_unsearched': {
    el: 'Η λίστα αυτή δεν δέχεται αναζήτηση εδώ.',
    en: 'This list takes no search here.',
  },
  'rule.too_many_items': {
    el: 'Είναι περισσότερα από όσα επιτρέπονται.',
    en: 'These are more than are allowed.',
  },
  'rule.number_too_small': {
    el: 'Ο αριθμός είναι μικρότερος από όσο επιτρέπεται.',
    en: 'The number is smaller than is allowed.',
  },
  'rule.number_too_large': {
    el: 'Ο αριθμός είναι μεγαλύτερος από όσο επιτρέπεται.',
    en: 'The number is larger than is allowed.',
  },
  'rule.not_an_integer': { el: 'Γράψτε έναν ακέραιο αριθμό.', en: 'Enter a whole number.' },
  'rule.too_big': {
    el: 'Τα δεδομένα είναι περισσότερα από όσα αποθηκεύονται.',
    en: 'There is more data than can be stored.',
  },
  'rule.json': { el: 'Το κείμενο δεν είναι έγκυρο JSON.', en: 'The text is not valid JSON.' },
  'rule.duplicate_key': {
    el: 'Το κλειδί γράφεται δύο φορές στο ίδιο αντικείμενο: θα έμενε μόνο η τελευταία τιμή.',
    en: 'The same object has this key twice: only the last value would be kept.',
  },
  'rule.role_not_held': {
    el: 'Δεν έχετε αυτόν τον ρόλο στο έργο.',
    en: 'You do not hold this role in the project.',
  },
  'rule.password_length': {
    el: 'Ο κωδικός χρειάζεται τουλάχιστον 8 χαρακτήρες.',
    en: 'The password needs at least 8 characters.',
  },
  'rule.password_lowercase': {
    el: 'Ο κωδικός χρειάζεται ένα πεζό γράμμα.',
    en: 'The password needs a lowercase letter.',
  },
  'rule.password_uppercase': {
    el: 'Ο κωδικός χρειάζεται ένα κεφαλαίο γράμμα.',
    en: 'The password needs a capital letter.',
  },
  'rule.password_digit': {
    el: 'Ο κωδικός χρειάζεται ένα ψηφίο.',
    en: 'The password needs a digit.',
  },
  'rule.password_special': {
    el: 'Ο κωδικός χρειάζεται ένα από τα ! @ # $ % ^ &.',
    en: 'The password needs one of ! @ # $ % ^ &.',
  },
  'rule.password_specialStrict': {
    el: 'Ο κωδικός χρειάζεται ένα από τα @ $ ! % * ? &.',
    en: 'The password needs one of @ $ ! % * ? &.',
  },
  'rule.password_common': {
    el: 'Ο κωδικός είναι από τους πρώτους που δοκιμάζουν όσοι μαντεύουν. Επιλέξτε άλλον.',
    en: 'The password is among the first that anybody guessing will try. Choose another.',
  },
  'rule.password_needed': {
    el: 'Γράψτε τον τρέχοντα κωδικό σας.',
    en: 'Enter your current password.',
  },
  'rule.password_wrong': {
    el: 'Ο τρέχων κωδικός δεν είναι σωστός.',
    en: 'The current password is not right.',
  },
  'rule.dead_link': {
    el: 'Ο σύνδεσμος δεν ισχύει πια.',
    en: 'The link no longer works.',
  },
  'rule.login': {
    el: 'Το όνομα χρήστη έχει 3 έως 254 χαρακτήρες, χωρίς κενά.',
    en: 'A user name has 3 to 254 characters, without spaces.',
  },
  'rule.login_taken': {
    el: 'Το όνομα χρήστη το έχει άλλο άτομο. Επιλέξτε άλλο.',
    en: 'Somebody else has this user name. Choose another.',
  },
  'rule.mails_leave': {
    el: 'Η πρόσκληση στέλνεται με e-mail: ο σύνδεσμος είναι μόνο για όσους τη λαμβάνουν.',
    en: 'The invitation is sent by mail: its link is for whoever receives it alone.',
  },
  'rule.not_invitable': {
    el: 'Το πρόσωπο έχει ήδη συνδεθεί ή δεν είναι ενεργό: δεν χρειάζεται πρόσκληση.',
    en: 'The person has signed in already or is not active: no invitation is needed.',
  },
  'rule.last_admin': {
    el: 'Είστε το μόνο άτομο στη διαχείριση του έργου: δώστε πρώτα τον ρόλο και σε άλλο.',
    en: 'You are the only administrator of the project: appoint another first.',
  },
  'rule.number': {
    el: 'Γράψτε έναν αριθμό, π.χ. 1.234,5.',
    en: 'Enter a number, such as 1234.5.',
  },
  'rule.yesno': { el: 'Γράψτε ναι ή όχι.', en: 'Enter yes or no.' },
  'rule.email': {
    el: 'Γράψτε μια διεύθυνση e-mail με λατινικά γράμματα, όπως onoma@example.gr.',
    en: 'Enter an e-mail address in Latin letters, such as name@example.org.',
  },
  'rule.phone': {
    el: 'Γράψτε τηλέφωνο με 10 ψηφία, ή με + και τον κωδικό της χώρας.',
    en: 'Enter a telephone number of 10 digits, or with + and the country code.',
  },
  'rule.afm': {
    el: 'Ο ΑΦΜ έχει 9 ψηφία και το τελευταίο τα επαληθεύει: κάποιο δεν είναι σωστό.',
    en: 'A tax number has 9 digits and the last one proves the others: one of them is not right.',
  },
  'rule.amka': {
    el: 'Ο ΑΜΚΑ έχει 11 ψηφία, αρχίζει με την ημερομηνία γέννησης και το τελευταίο τα επαληθεύει.',
    en: 'A social security number has 11 digits, begins with the birth date, and the last one proves the others.',
  },
  'rule.birth_date': {
    el: 'Η ημερομηνία γέννησης είναι μέσα στα τελευταία 100 χρόνια.',
    en: 'A birth date lies within the last 100 years.',
  },
  'rule.kayas': {
    el: 'Το υπολογιστικό φύλλο έχει αλλοιώσει τον αριθμό: γράψτε όλα τα ψηφία του.',
    en: 'The spreadsheet has changed the number: write all of its digits.',
  },
  'rule.sheet_error': {
    el: 'Είναι σφάλμα του υπολογιστικού φύλλου και όχι τιμή: γράψτε αυτό που ισχύει.',
    en: 'This is an error of the spreadsheet and no value: write what is meant.',
  },
  'core.municipality': { el: 'Δήμος {name}', en: 'Municipality of {name}' },
  'rule.region': {
    el: 'Επιλέξτε ή γράψτε μία από τις 13 περιφέρειες, όπως «Αττική».',
    en: 'Choose one of the 13 regions, or write its Greek name.',
  },
  'rule.municipality': {
    el: 'Επιλέξτε ή γράψτε έναν δήμο όπως λέγεται, για παράδειγμα «Δήμος Αθηναίων».',
    en: 'Choose a municipality, or write its official Greek name.',
  },
  'rule.kayas_taken': {
    el: 'Άλλο πρόσωπο του έργου έχει αυτόν τον αριθμό αίτησης.',
    en: 'Somebody else in the project has this application number.',
  },
  'rule.whole_number': {
    el: 'Ένας αριθμός ταυτοποίησης αναζητείται μόνο ολόκληρος.',
    en: 'An identification number is found only by all of it.',
  },
  'rule.number_in_view': {
    el: 'Μια προβολή δεν κρατά αριθμούς ταυτοποίησης.',
    en: 'A view does not keep identification numbers.',
  },
  'rule.not_editable': {
    el: 'Ο ρόλος σας βλέπει το πεδίο, δεν το αλλάζει.',
    en: 'Your role may see this field, not change it.',
  },
  'rule.consent_only': {
    el: 'Η συγκατάθεση δίνεται και ανακαλείται μόνο από το ίδιο το πρόσωπο.',
    en: 'Only the person can give consent or take it back.',
  },
  'rule.email_owner': {
    el: 'Το e-mail ενός προσώπου είναι στοιχείο σύνδεσης: το αλλάζει το ίδιο, ή διαχείριση με περισσότερα δικαιώματα σε κάθε έργο του.',
    en: 'The e-mail of a person is a sign-in detail: they change it themselves, or an administrator with more power in each of their projects.',
  },
  'rule.role_not_assignable': {
    el: 'Κάποιον από αυτούς τους ρόλους δεν μπορείτε να τον δώσετε ή να τον αφαιρέσετε.',
    en: 'One of these roles is not yours to give or take.',
  },
  'rule.own_admin': {
    el: 'Τον δικό σας ρόλο διαχειριστή τον αφαιρεί μόνο άλλο άτομο με τον ίδιο ρόλο.',
    en: 'Only another administrator can take away your own role of administrator.',
  },
  'rule.only_admin': {
    el: 'Το έργο δεν έχει άλλο άτομο στη διαχείριση: δώστε πρώτα τον ρόλο και σε άλλο.',
    en: 'This is the only administrator of the project: appoint another first.',
  },
  'rule.still_responsible': {
    el: 'Φροντίζει ακόμη ανθρώπους με αυτόν τον ρόλο: ορίστε πρώτα άλλο άτομο γι’ αυτούς.',
    en: 'People are still in their care in this role: put somebody else in charge first.',
  },
  'rule.object': {
    el: 'Χρειάζεται αντικείμενο JSON: { … }.',
    en: 'A JSON object is needed: { … }.',
  },
  'rule.forbidden_key': {
    el: 'Ένα όνομα πεδίου δεν επιτρέπεται.',
    en: 'A field has a name that is not allowed.',
  },
  'rule.too_many_values': {
    el: 'Περιέχει περισσότερες τιμές από όσες γίνονται δεκτές.',
    en: 'It holds more values than are accepted.',
  },
  'rule.too_deep': {
    el: 'Τα δεδομένα έχουν πάρα πολλά επίπεδα.',
    en: 'The data is nested too deeply.',
  },
  'rule.characters': {
    el: 'Το κείμενο έχει χαρακτήρες που δεν αποθηκεύονται.',
    en: 'The text has characters that cannot be stored.',
  },
  'rule.read_only': {
    el: 'Το πεδίο το ορίζει ο μέντορας.',
    en: 'This field is set by the mentor.',
  },
  'rule.date': {
    el: 'Γράψτε μια υπαρκτή ημερομηνία, ηη/μμ/εεεε, από το 1900 έως το 3000.',
    en: 'Enter a real date, dd/mm/yyyy, from 1900 to 3000.',
  },
  'rule.hours': { el: 'Η ώρα είναι από 0 έως 23.', en: 'Hours are from 0 to 23.' },
  'rule.minutes': { el: 'Τα λεπτά είναι από 0 έως 59.', en: 'Minutes are from 0 to 59.' },
  'rule.future': {
    el: 'Η ημερομηνία πρέπει να είναι μελλοντική.',
    en: 'The date must be in the future.',
  },
  'rule.not_their_mentor': {
    el: 'Δεν είναι μέντορας του ωφελουμένου.',
    en: "This is not the mentee's mentor.",
  },
  'rule.one_by_one': {
    el: 'Ημερομηνία, ώρα και μέντορας ορίζονται για ένα άτομο τη φορά.',
    en: 'Date, time and mentor are set for one mentee at a time.',
  },
  'rule.unknown_type': {
    el: 'Δεν υπάρχει αυτός ο τύπος δράσης.',
    en: 'There is no such type of action.',
  },
  'rule.unknown_questionnaire': {
    el: 'Δεν υπάρχει αυτό το ερωτηματολόγιο σε αυτό το έργο.',
    en: 'There is no such questionnaire in this project.',
  },
  'rule.duplicate': { el: 'Αναφέρεται δύο φορές.', en: 'It is named twice.' },
  'rule.mentor_completes': {
    el: 'Τη δράση την ολοκληρώνει ο μέντορας.',
    en: 'The mentor completes this action.',
  },
  'rule.payment_by_staff': {
    el: 'Πληρωμές καταχωρίζουν και αναιρούν μόνο όσοι εποπτεύουν το έργο.',
    en: 'Only those who oversee the project record payments and take them back.',
  },
  'rule.payment_number': {
    el: 'Λείπει ο αριθμός μητρώου του ατόμου, ή τον έχει και κάποιο άλλο: διορθώστε τον στα στοιχεία του.',
    en: 'The registry number of this person is missing, or another one has it too: correct it in their details.',
  },
  'rule.action_inactive': { el: 'Η δράση είναι ανενεργή', en: 'The action is inactive' },
  'rule.action_unshown': {
    el: 'Ο ωφελούμενος δεν βλέπει τη δράση: δεν ισχύει η συνθήκη εμφάνισής της.',
    en: 'The mentee does not see the action: the condition that shows it does not hold.',
  },
  'rule.locked_for_mentee': {
    el: 'Η δράση δεν έχει ανοίξει ακόμη για τον ωφελούμενο.',
    en: 'The action is not open to the mentee yet.',
  },
  'rule.not_enabled': {
    el: 'Η δράση δεν μπορεί να ολοκληρωθεί ακόμη.',
    en: 'This action cannot be completed yet.',
  },
  'rule.meetings_only': {
    el: 'Ημερομηνία συνάντησης ορίζεται μόνο σε συναντήσεις.',
    en: 'Only meetings can be given a meeting date.',
  },
})
