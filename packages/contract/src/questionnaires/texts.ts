import { defineTexts } from '../core/define-texts.ts'

/** What questionnaires refuse, and what is wrong with an answer. */
export const questionnairesTexts = defineTexts({
  'error.quest_conflict': {
    el: 'Η απάντηση άλλαξε στο μεταξύ από αλλού. Δείτε την τρέχουσα τιμή.',
    en: 'The answer has been changed elsewhere meanwhile. See its current value.',
  },
  'error.quest_cleared': {
    el: 'Οι απαντήσεις διαγράφηκαν από τη διαχείριση. Φορτώστε ξανά το ερωτηματολόγιο.',
    en: 'An administrator has cleared the answers. Load the questionnaire again.',
  },
  'error.quest_version': {
    el: 'Δημοσιεύτηκε νέα έκδοση του ερωτηματολογίου. Φορτώστε το ξανά.',
    en: 'A new version of the questionnaire has been published. Load it again.',
  },
  'error.quest_missing_answers': {
    el: 'Κάποιες απαντήσεις δεν έχουν φτάσει ακόμη. Περιμένετε να αποθηκευτούν και δοκιμάστε ξανά.',
    en: 'Some answers have not arrived yet. Wait until they are saved and try again.',
  },
  'rule.not_for_files': {
    el: 'Η ερώτηση δεν απαντιέται με αρχείο.',
    en: 'The question is not answered with a file.',
  },
  'rule.file_too_large': {
    el: 'Το αρχείο είναι μεγαλύτερο από όσο επιτρέπεται.',
    en: 'The file is larger than allowed.',
  },
  'rule.file_type': {
    el: 'Αυτό το είδος αρχείου δεν γίνεται δεκτό.',
    en: 'Files of this type are not accepted.',
  },
  'rule.file_parts': {
    el: 'Το αρχείο δεν έφτασε ολόκληρο. Ανεβάστε το ξανά.',
    en: 'The file has not arrived whole. Upload it again.',
  },
  'rule.too_many_files': {
    el: 'Ανέβηκαν πάρα πολλά αρχεία. Δοκιμάστε ξανά σε μία ώρα.',
    en: 'Too many files were uploaded. Try again in an hour.',
  },
  'rule.too_many_pictures': {
    el: 'Το ερωτηματολόγιο έχει ήδη πάρα πολλές εικόνες.',
    en: 'The questionnaire has too many pictures already.',
  },
  'rule.picture': {
    el: 'Η διεύθυνση δεν είναι εικόνας που έχει ανέβει.',
    en: 'The address is not that of a picture that was uploaded.',
  },
  'rule.outside_picture': {
    el: 'Μια περιοχή βγαίνει έξω από την εικόνα.',
    en: 'A region reaches beyond the picture.',
  },
  'rule.unknown_option': {
    el: 'Δεν υπάρχει αυτή η επιλογή στην ερώτηση.',
    en: 'The question has no such option.',
  },
  'rule.unknown_group': {
    el: 'Το ερωτηματολόγιο δεν έχει αυτό το πεδίο απάντησης.',
    en: 'The questionnaire has no such field of answers.',
  },
  'rule.option_expected': {
    el: 'Εδώ επιλέγετε μία επιλογή, δεν γράφετε κείμενο.',
    en: 'An option is chosen here; no text is written.',
  },
  'rule.text_expected': {
    el: 'Εδώ γράφετε κείμενο, δεν επιλέγετε επιλογή.',
    en: 'A text is written here; no option is chosen.',
  },
  'rule.not_written': {
    el: 'Η τιμή υπολογίζεται και δεν γράφεται.',
    en: 'The value is calculated, not written.',
  },
  'rule.too_long': { el: 'Το κείμενο είναι πολύ μεγάλο.', en: 'The text is too long.' },
  'rule.too_short': { el: 'Το κείμενο είναι πολύ μικρό.', en: 'The text is too short.' },
  'rule.pattern': {
    el: 'Η απάντηση δεν έχει τη μορφή που ζητείται.',
    en: 'The answer does not have the form that is asked for.',
  },
  'rule.not_a_number': {
    el: 'Γράψτε αριθμό: ψηφία, μείον και το πολύ μία τελεία.',
    en: 'Enter a number: digits, a minus and at most one dot.',
  },
  'rule.out_of_range': {
    el: 'Ο αριθμός είναι έξω από τα όρια.',
    en: 'The number is outside its limits.',
  },
  'rule.off_step': {
    el: 'Ο αριθμός δεν είναι σε κάποιο από τα βήματα της κλίμακας.',
    en: 'The number is not on one of the steps.',
  },
  'rule.not_a_date': {
    el: 'Γράψτε μια υπαρκτή ημερομηνία από το 1900 έως το 3000.',
    en: 'Enter a real date from 1900 to 3000.',
  },
  'rule.not_a_time': {
    el: 'Οι ώρες είναι από 0 έως 99 και τα λεπτά από 00 έως 59.',
    en: 'Hours are from 0 to 99 and minutes from 00 to 59.',
  },
  'rule.not_a_name': {
    el: 'Γράψτε το όνομά σας με γράμματα ή υπογράψτε ξανά.',
    en: 'Write your name in letters, or sign again.',
  },
  'rule.not_a_file': {
    el: 'Ανεβάστε το αρχείο ξανά.',
    en: 'Upload the file again.',
  },
  'rule.too_few': { el: 'Χρειάζονται κι άλλες επιλογές.', en: 'More choices are needed.' },
  'rule.too_many': { el: 'Είναι πάρα πολλές επιλογές.', en: 'These are too many choices.' },
  'rule.exclusive': {
    el: 'Η επιλογή δεν συνδυάζεται με άλλες.',
    en: 'This choice goes with no other.',
  },
  'rule.same_place': {
    el: 'Δύο στοιχεία έχουν την ίδια θέση.',
    en: 'Two items have the same place.',
  },
  'rule.wrong_sum': {
    el: 'Το άθροισμα δεν είναι αυτό που ζητείται.',
    en: 'The numbers do not add up to what is asked for.',
  },
  'rule.other_text': {
    el: 'Γράψτε τι εννοείτε με το «άλλο».',
    en: 'Write what you mean by "other".',
  },
  'rule.must_be_true': {
    el: 'Για να συνεχίσετε χρειάζεται θετική απάντηση.',
    en: 'The answer must be yes to go on.',
  },
  'rule.incomplete_line': {
    el: 'Μια γραμμή δεν είναι συμπληρωμένη ολόκληρη.',
    en: 'A line has not been filled in completely.',
  },
  'rule.validation': {
    el: 'Η απάντηση δεν περνά τον έλεγχο της ερώτησης.',
    en: "The answer does not pass the question's check.",
  },
  'rule.too_many_questions': {
    el: 'Ένα ερωτηματολόγιο έχει έως 1.000 ερωτήσεις.',
    en: 'A questionnaire has at most 1,000 questions.',
  },
  'rule.not_respondent': {
    el: 'Το ερωτηματολόγιο το συμπληρώνει άλλο πρόσωπο.',
    en: 'Somebody else fills in this questionnaire.',
  },
  'rule.not_published': {
    el: 'Το ερωτηματολόγιο δεν έχει δημοσιευτεί.',
    en: 'The questionnaire has not been published.',
  },
  'rule.not_allowed_now': {
    el: 'Αυτό δεν γίνεται στην κατάσταση που βρίσκεται το ερωτηματολόγιο.',
    en: 'This cannot be done as the questionnaire now stands.',
  },
  'rule.expired': {
    el: 'Ο χρόνος του ερωτηματολογίου τελείωσε.',
    en: 'The time of the questionnaire is over.',
  },
  'rule.still_over': {
    el: 'Ο χρόνος που δόθηκε έχει ήδη περάσει: δώστε περισσότερο.',
    en: 'The time that was given has passed already: give more.',
  },
  'rule.problems': {
    el: 'Κάποιες ερωτήσεις χρειάζονται ακόμη την προσοχή σας.',
    en: 'Some questions still need your attention.',
  },
  'rule.draft_problems': {
    el: 'Το σχέδιο έχει λάθη και δεν μπορεί να δημοσιευτεί.',
    en: 'The draft has mistakes and cannot be published.',
  },
  'rule.token_used': {
    el: 'Ο σύνδεσμος έχει χρησιμοποιηθεί από όσους προοριζόταν.',
    en: 'The link has been used by as many people as it was for.',
  },
  'rule.token_expired': { el: 'Ο σύνδεσμος έληξε.', en: 'The link has expired.' },
  'rule.no_answer_set': {
    el: 'Πείτε ποιο ερωτηματολόγιο αρχίζει: με τον αριθμό του ή με τη δράση.',
    en: 'Say which questionnaire is started: by its number or by its action.',
  },
})
