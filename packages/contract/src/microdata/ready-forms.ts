interface Option {
  readonly Id: string
  readonly Label: string
  readonly Labels: { readonly en: string }
}

interface Question {
  readonly Id: string
  readonly Text: string
  readonly Texts: { readonly en: string }
  readonly Hint?: string
  readonly Hints?: { readonly en: string }
  readonly Type: 1 | 6
  readonly Child?: true
  readonly Required?: true
  readonly Options?: readonly Option[]
  readonly DefaultField?: string
  readonly ConditionId?: string
}

/** Options of a question, numbered below its id. */
const options = (id: string, labels: readonly (readonly [el: string, en: string])[]): Option[] =>
  labels.map(([Label, en], index) => ({ Id: `${id}.${index + 1}`, Label, Labels: { en } }))

const YES_NO = [
  ['Ναι', 'Yes'],
  ['Όχι', 'No'],
] as const

/** Nobody has to say what is sensitive; that they were asked is kept. */
const SENSITIVE = [...YES_NO, ['Αρνείται να απαντήσει', 'Refuses to answer']] as const

const choice = (
  Id: string,
  [Text, en]: readonly [string, string],
  labels: readonly (readonly [string, string])[],
): Question => ({
  Id,
  Text,
  Texts: { en },
  Type: 1,
  Required: true,
  Options: options(Id, labels),
})

const START: readonly Question[] = [
  {
    Id: '1',
    Text: 'Ημερομηνία εισόδου στο πρόγραμμα',
    Texts: { en: 'Date of joining the programme' },
    Type: 6,
    Required: true,
  },
  choice(
    '2',
    ['Απασχόληση κατά την είσοδο', 'Employment on joining'],
    [
      ['Εργάζεται, και ως αυτοαπασχολούμενος', 'Employed, the self-employed too'],
      ['Εγγεγραμμένος άνεργος', 'Registered unemployed'],
      ['Οικονομικά ανενεργός', 'Economically inactive'],
    ],
  ),
  {
    ...choice(
      '3',
      ['Διάρκεια ανεργίας', 'How long unemployed'],
      [
        ['Ως 6 μήνες', 'Up to 6 months'],
        ['Από 6 ως 12 μήνες', 'From 6 to 12 months'],
        ['Πάνω από 12 μήνες', 'More than 12 months'],
      ],
    ),
    Child: true,
    ConditionId: '2.2',
  },
  {
    Id: '4',
    Text: 'Άνεργος από',
    Texts: { en: 'Unemployed since' },
    Type: 6,
    Child: true,
    DefaultField: 'unemployment_since',
    ConditionId: '2.2',
  },
  {
    ...choice('5', ['Βρίσκεται σε εκπαίδευση ή κατάρτιση', 'In education or training'], YES_NO),
    Child: true,
    ConditionId: '2.3',
  },
  choice(
    '6',
    ['Ανώτερη εκπαίδευση που έχει ολοκληρωθεί', 'Highest education completed'],
    [
      ['Ως Γυμνάσιο (ISCED 0-2)', 'Lower secondary or less (ISCED 0-2)'],
      ['Λύκειο, ΕΠΑΛ ή ΙΕΚ (ISCED 3-4)', 'Upper or post-secondary (ISCED 3-4)'],
      ['Τριτοβάθμια (ISCED 5-8)', 'Tertiary (ISCED 5-8)'],
    ],
  ),
  choice(
    '7',
    ['Νοικοκυριό', 'Household'],
    [
      ['Κάποιος εργάζεται', 'Somebody works'],
      ['Κανείς δεν εργάζεται, χωρίς παιδιά', 'Nobody works, no children'],
      ['Κανείς δεν εργάζεται, με εξαρτώμενα παιδιά', 'Nobody works, dependent children'],
    ],
  ),
  choice('8', ['Υπήκοος τρίτης χώρας', 'National of a third country'], SENSITIVE),
  choice(
    '9',
    ['Αλλοδαπή προέλευση ή μειονότητα, και Ρομά', 'Foreign background or a minority, Roma too'],
    SENSITIVE,
  ),
  choice('10', ['Αναπηρία', 'Disability'], SENSITIVE),
  choice(
    '11',
    ['Άστεγος ή αποκλεισμένος από τη στέγαση', 'Homeless or excluded from housing'],
    SENSITIVE,
  ),
  choice('12', ['Κάτοικος αγροτικής περιοχής', 'Lives in a rural area'], YES_NO),
]

const END: readonly Question[] = [
  {
    Id: '21',
    Text: 'Ημερομηνία εξόδου από το πρόγραμμα',
    Texts: { en: 'Date of leaving the programme' },
    Type: 6,
    Required: true,
  },
  choice(
    '22',
    ['Πώς έληξε η συμμετοχή', 'How taking part ended'],
    [
      ['Ολοκληρώθηκε', 'It was completed'],
      ['Διακόπηκε', 'It was broken off'],
    ],
  ),
  choice(
    '23',
    ['Κατάσταση ως τέσσερις εβδομάδες μετά', 'Within four weeks of leaving'],
    [
      ['Εργάζεται, και ως αυτοαπασχολούμενος', 'Employed, the self-employed too'],
      ['Αναζητά εργασία', 'Looking for work'],
      ['Σε εκπαίδευση ή κατάρτιση', 'In education or training'],
      ['Τίποτε από αυτά', 'None of these'],
    ],
  ),
  {
    Id: '24',
    Text: 'Έναρξη της εργασίας',
    Texts: { en: 'Beginning of the work' },
    Type: 6,
    Child: true,
    ConditionId: '23.1',
  },
  choice('25', ['Απέκτησε εξειδίκευση ή πιστοποίηση', 'Gained a qualification'], YES_NO),
]

/** Entry and exit forms after the common indicators of ESF+ for participants: whoever begins copies and changes them. */
export const READY_FORMS = { start: { Questions: START }, end: { Questions: END } } as const
