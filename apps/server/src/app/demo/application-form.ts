/** The form on which the demonstration's applications were written. */
export const FORM_BEFORE = [
  {
    Title: 'Τα στοιχεία σας',
    Titles: { en: 'About you' },
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Labels: { en: 'First name' }, Required: true },
      last_name: { Order: 2, Label: 'Επώνυμο', Labels: { en: 'Last name' }, Required: true },
      birth_date: {
        Order: 3,
        Label: 'Ημερομηνία γέννησης',
        Labels: { en: 'Date of birth' },
        Type: 'date',
        Required: true,
        Validation: 'iif(age(value) >= 18 && age(value) <= 29, 0, 1)',
        ValidationText: 'Το πρόγραμμα είναι για άτομα 18 έως 29 ετών.',
        ValidationTexts: { en: 'The programme is for people from 18 to 29 years of age.' },
      },
      afm: {
        Order: 4,
        Label: 'ΑΦΜ',
        Labels: { en: 'Tax number (AFM)' },
        Hint: 'Εννέα ψηφία, όπως στο myAADE.',
        Hints: { en: 'Nine digits, as in myAADE.' },
        Required: true,
      },
    },
  },
  {
    Title: 'Επικοινωνία',
    Titles: { en: 'Contact' },
    Questions: {
      email: { Order: 1, Label: 'E-mail', Required: true },
      phone: { Order: 2, Label: 'Κινητό τηλέφωνο', Labels: { en: 'Mobile phone' }, Required: true },
      postcode: {
        Order: 3,
        Label: 'Ταχυδρομικός κώδικας',
        Labels: { en: 'Postcode' },
        Required: true,
        Validation: 'iif(isPostcode(value), 0, 1)',
        ValidationText: 'Ο ταχυδρομικός κώδικας έχει πέντε ψηφία.',
        ValidationTexts: { en: 'A postcode has five digits.' },
      },
    },
  },
  {
    Title: 'Εργασία',
    Titles: { en: 'Work' },
    Text: 'Για να βρούμε μέντορα που γνωρίζει τον κλάδο σας.',
    Texts: { en: 'To find a mentor who knows your branch.' },
    Questions: {
      employment: {
        Order: 1,
        Label: 'Τι ισχύει για εσάς;',
        Labels: { en: 'Which is true of you?' },
        Required: true,
        Options: [
          { Value: 'unemployed', Label: 'Είμαι άνεργος/η', Labels: { en: 'I am unemployed' } },
          { Value: 'student', Label: 'Σπουδάζω', Labels: { en: 'I am a student' } },
          { Value: 'working', Label: 'Εργάζομαι', Labels: { en: 'I work' } },
        ],
      },
      unemployed_months: {
        Order: 2,
        Label: 'Πόσους μήνες αναζητάτε εργασία;',
        Labels: { en: 'For how many months have you been looking for work?' },
        Type: 'number',
        Required: true,
        Show: "application.employment == 'unemployed'",
      },
      goal: {
        Order: 3,
        Label: 'Τι περιμένετε από το πρόγραμμα;',
        Labels: { en: 'What do you expect of the programme?' },
        Type: 'longtext',
      },
    },
  },
]

/** The application form of the demonstration's first project now: it asks for documents too. */
export const APPLICATION_FORM = [
  ...FORM_BEFORE,
  {
    Title: 'Έγγραφα',
    Titles: { en: 'Documents' },
    Questions: {
      identity: {
        Order: 1,
        Label: 'Ταυτότητα ή διαβατήριο',
        Labels: { en: 'Identity card or passport' },
        Hint: 'Και οι δύο όψεις, ευανάγνωστες.',
        Hints: { en: 'Both sides, so that they can be read.' },
        Type: 'document',
        Required: true,
      },
      unemployment_card: {
        Order: 2,
        Label: 'Δελτίο ανεργίας',
        Labels: { en: 'Unemployment card' },
        Hint: 'Αν δεν το έχετε ακόμη, το προσθέτετε και μετά την υποβολή.',
        Hints: { en: 'If you do not have it yet, add it after submitting.' },
        Type: 'document',
        Later: true,
        Show: "application.employment == 'unemployed'",
      },
      iban: {
        Order: 3,
        Label: 'IBAN',
        Hint: 'Για το επίδομα παρακολούθησης. Μόνο ελληνικός λογαριασμός.',
        Hints: { en: 'For the allowance. An account in Greece only.' },
        Validation: 'isIban',
        ValidationText: 'Ο IBAN δεν είναι σωστός ή δεν είναι ελληνικός.',
        ValidationTexts: { en: 'The IBAN is not right, or not of Greece.' },
        Script: "return value.trim().toUpperCase().startsWith('GR') ? 0 : 1",
      },
    },
  },
]
