import { below, choice, day, sensitive, yesNo, type ReadyForm, optional } from './ready-parts.ts'

const EMPLOYMENT = [
  choice(
    '2',
    ['Απασχόληση κατά την είσοδο', 'Employment on joining'],
    [
      ['Εργάζεται, και με αυτοαπασχόληση', 'Employed, the self-employed too', 'employed'],
      ['Εγγεγραμμένη ανεργία', 'Registered unemployed', 'unemployed'],
      ['Οικονομικά μη ενεργό άτομο', 'Economically inactive', 'inactive'],
    ],
  ),
  below(
    '2.2',
    choice(
      '3',
      ['Διάρκεια ανεργίας', 'How long unemployed'],
      [
        ['Ως 6 μήνες', 'Up to 6 months', 'upToSix'],
        ['Πάνω από 6 έως 12 μήνες', 'Over 6, up to 12 months', 'sixToTwelve'],
        ['Πάνω από 12 μήνες', 'Over 12 months', 'overTwelve'],
      ],
    ),
  ),
  {
    ...below('2.2', day('4', ['Σε ανεργία από', 'Unemployed since'])),
    DefaultField: 'unemployment_since',
  },
  below(
    '2.3',
    choice(
      '5',
      ['Βρίσκεται σε εκπαίδευση ή κατάρτιση', 'In education or training'],
      [
        ['Ναι', 'Yes', 'learning'],
        ['Όχι', 'No', 'notLearning'],
      ],
    ),
  ),
]

const ENTRY = {
  ...day('1', ['Ημερομηνία εισόδου στο πρόγραμμα', 'Date of joining the programme']),
  Required: true,
  Indicator: 'joined',
} as const

const TAIL = [
  choice('10', ['Αναπηρία', 'Disability'], sensitive('disability')),
  choice(
    '11',
    ['Χωρίς στέγη ή σε αποκλεισμό από τη στέγαση', 'Homeless or excluded from housing'],
    sensitive('homeless'),
  ),
  choice('12', ['Κάτοικος αγροτικής περιοχής', 'Lives in a rural area'], yesNo('rural')),
  {
    Id: '13',
    Text: 'Δήμος κατοικίας',
    Texts: { en: 'Municipality of residence' },
    Type: 8 as const,
    DefaultField: 'municipality',
  },
]

const LEFT = {
  ...day('21', ['Ημερομηνία εξόδου από το πρόγραμμα', 'Date of leaving the programme']),
  Required: true,
  Indicator: 'left',
} as const

const RESULTS = [
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
      ['Εργάζεται, και με αυτοαπασχόληση', 'Employed, the self-employed too', 'inWork'],
      ['Αναζητά εργασία', 'Looking for work', 'searching'],
      ['Σε εκπαίδευση ή κατάρτιση', 'In education or training', 'inLearning'],
      ['Τίποτε από αυτά', 'None of these'],
    ],
  ),
  below('23.1', day('24', ['Έναρξη της εργασίας', 'Beginning of the work'])),
  choice(
    '25',
    ['Απέκτησε εξειδίκευση ή πιστοποίηση', 'Gained a qualification'],
    yesNo('qualified'),
  ),
  // Known half a year after the rest: the form is opened again for them.
  optional(
    choice(
      '26',
      ['Κατάσταση έξι μήνες μετά την έξοδο', 'Six months after leaving'],
      [
        ['Εργάζεται, και με αυτοαπασχόληση', 'Employed, the self-employed too', 'inWorkLater'],
        ['Δεν εργάζεται', 'Not employed', 'notInWorkLater'],
      ],
    ),
  ),
  optional(
    choice(
      '27',
      [
        'Βελτιώθηκε η θέση στην αγορά εργασίας έξι μήνες μετά',
        'A better situation on the labour market after six months',
      ],
      yesNo('betterLater'),
    ),
  ),
]

const ESF_PLUS: ReadyForm = {
  Period: '2021-27',
  Questions: [
    ENTRY,
    ...EMPLOYMENT,
    choice(
      '6',
      ['Ανώτερη εκπαίδευση που έχει ολοκληρωθεί', 'Highest education completed'],
      [
        ['Ως Γυμνάσιο (ISCED 0-2)', 'Lower secondary or less (ISCED 0-2)', 'lower'],
        ['Λύκειο, ΕΠΑΛ ή ΙΕΚ (ISCED 3-4)', 'Upper or post-secondary (ISCED 3-4)', 'upper'],
        ['Τριτοβάθμια (ISCED 5-8)', 'Tertiary (ISCED 5-8)', 'tertiary'],
      ],
    ),
    choice(
      '7',
      ['Νοικοκυριό', 'Household'],
      [
        ['Εργάζεται ένα μέλος τουλάχιστον', 'Somebody works', 'workingHousehold'],
        ['Κανείς δεν εργάζεται, χωρίς παιδιά', 'Nobody works, no children', 'joblessHousehold'],
        [
          'Κανείς δεν εργάζεται, με εξαρτώμενα παιδιά',
          'Nobody works, dependent children',
          'joblessWithChildren',
        ],
      ],
    ),
    choice('8', ['Υπήκοος τρίτης χώρας', 'National of a third country'], sensitive('thirdCountry')),
    choice('9', ['Αλλοδαπή προέλευση', 'Foreign background'], sensitive('foreign')),
    choice(
      '14',
      ['Μειονότητα, και περιθωριοποιημένη κοινότητα όπως Ρομά', 'A minority, Roma too'],
      sensitive('minority'),
    ),
    ...TAIL,
  ],
}

const ESF: ReadyForm = {
  Period: '2014-20',
  Questions: [
    ENTRY,
    ...EMPLOYMENT,
    choice(
      '6',
      ['Ανώτερη εκπαίδευση που έχει ολοκληρωθεί', 'Highest education completed'],
      [
        ['Χωρίς Δημοτικό (ISCED 0)', 'No primary (ISCED 0)', 'noPrimary'],
        ['Δημοτικό ή Γυμνάσιο (ISCED 1-2)', 'Primary or lower secondary (ISCED 1-2)', 'lower'],
        ['Λύκειο, ΕΠΑΛ ή ΙΕΚ (ISCED 3-4)', 'Upper or post-secondary (ISCED 3-4)', 'upper'],
        ['Τριτοβάθμια (ISCED 5-8)', 'Tertiary (ISCED 5-8)', 'tertiary'],
      ],
    ),
    choice(
      '7',
      ['Νοικοκυριό', 'Household'],
      [
        ['Εργάζεται ένα μέλος τουλάχιστον', 'Somebody works', 'workingHousehold'],
        ['Κανείς δεν εργάζεται, χωρίς παιδιά', 'Nobody works, no children', 'joblessHousehold'],
        [
          'Κανείς δεν εργάζεται, με εξαρτώμενα παιδιά',
          'Nobody works, dependent children',
          'joblessWithChildren',
        ],
        [
          'Ένας ενήλικας που εργάζεται, με εξαρτώμενα παιδιά',
          'One adult who works, dependent children',
          'singleWithChildren',
        ],
      ],
    ),
    choice(
      '9',
      [
        'Μεταναστευτική ή αλλοδαπή προέλευση, ή μειονότητα',
        'Migrant, foreign background or minority',
      ],
      sensitive('foreign'),
    ),
    choice(
      '14',
      ['Άλλη μειονεκτική κατάσταση', 'Otherwise disadvantaged'],
      sensitive('disadvantage'),
    ),
    ...TAIL,
  ],
}

/**
 * Entry and exit forms after the common indicators for participants, of ESF+ and of ESF before it: whoever
 * begins takes one and changes it.
 */
export const READY_FORMS = {
  '2021-27': { start: ESF_PLUS, end: { Period: '2021-27', Questions: [LEFT, ...RESULTS] } },
  '2014-20': { start: ESF, end: { Period: '2014-20', Questions: [LEFT, ...RESULTS] } },
} as const satisfies Record<string, Record<'start' | 'end', ReadyForm>>
