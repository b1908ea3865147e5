/** A survey as LimeSurvey exports it: made by hand, of every type of question. */

type Fields = Readonly<Record<string, string | number>>

interface Made {
  readonly type: string
  readonly code: string
  readonly text: string
  readonly english?: string
  readonly own?: Fields
  readonly parts?: readonly (readonly [code: string, text: string, scale?: number])[]
  readonly answers?: readonly (readonly [code: string, text: string, scale?: number])[]
  /** A text has one value in each language. */
  readonly attributes?: Readonly<Record<string, string | number | Readonly<Record<string, string>>>>
}

const MADE: readonly Made[] = [
  {
    type: 'L',
    code: 'live',
    text: 'Πού μένεις;',
    english: 'Where do you live?',
    own: { mandatory: 'Y', other: 'Y' },
    answers: [
      ['C', 'Κέντρο'],
      ['S', 'Προάστια'],
    ],
    attributes: { other_replace_text: { el: 'Αλλού', en: 'Elsewhere' } },
  },
  {
    type: '!',
    code: 'years',
    text: 'Πόσα χρόνια;',
    answers: [
      ['1', 'Λίγα'],
      ['2', 'Πολλά'],
    ],
  },
  {
    type: 'M',
    code: 'moves',
    text: 'Πώς μετακινείσαι;',
    parts: [
      ['bus', 'Λεωφορείο'],
      ['walk', 'Με τα πόδια'],
      ['none', 'Δεν μετακινούμαι'],
    ],
    attributes: { exclude_all_others: 'none', max_answers: 2, random_order: 1 },
  },
  {
    type: 'P',
    code: 'shops',
    text: 'Πού ψωνίζεις;',
    parts: [
      ['mkt', 'Λαϊκή'],
      ['sup', 'Υπεραγορά'],
    ],
  },
  {
    type: 'F',
    code: 'rate',
    text: 'Πώς είναι;',
    parts: [
      ['park', 'Το πάρκο'],
      ['road', 'Ο δρόμος'],
    ],
    answers: [
      ['1', 'Κακό'],
      ['2', 'Καλό'],
    ],
  },
  { type: 'A', code: 'five', text: 'Από 1 ως 5', parts: [['p1', 'Ησυχία']] },
  { type: 'B', code: 'ten', text: 'Από 1 ως 10', parts: [['p1', 'Φως']] },
  { type: 'C', code: 'sure', text: 'Υπάρχει;', parts: [['lib', 'Βιβλιοθήκη']] },
  { type: 'E', code: 'more', text: 'Τι άλλαξε;', parts: [['noise', 'Θόρυβος']] },
  { type: 'H', code: 'byCol', text: 'Ανά στήλη', parts: [['x', 'Χι']], answers: [['1', 'Ένα']] },
  {
    type: 'N',
    code: 'rooms',
    text: 'Πόσα δωμάτια;',
    attributes: { num_value_int_only: 1, min_num_value_n: 1, max_num_value_n: 20 },
  },
  {
    type: 'S',
    code: 'street',
    text: 'Ποιος δρόμος;',
    own: { relevance: 'live.NAOK == "C" and !is_empty(rooms)', preg: '/^[0-9]{5}$/' },
    attributes: { prefix: 'Οδός' },
  },
  {
    type: 'T',
    code: 'story',
    text: 'Πες μας για τον δρόμο {street.shown}',
    own: { relevance: 'moves_bus == "Y" or rate_park.NAOK > 1' },
  },
  {
    type: 'U',
    code: 'essay',
    text: 'Και κάτι ακόμη',
    own: { relevance: 'regexMatch("/a/", story)' },
  },
  { type: 'D', code: 'since', text: 'Από πότε;' },
  { type: 'Y', code: 'stay', text: 'Θα μείνεις;', own: { relevance: '900X10X101 != "S"' } },
  { type: 'G', code: 'gender', text: 'Φύλο' },
  { type: 'X', code: 'note', text: '<p>Σχεδόν <strong>τέλος</strong></p>' },
  {
    type: 'R',
    code: 'best',
    text: 'Βάλε σε σειρά',
    answers: [
      ['a', 'Πρώτο'],
      ['b', 'Δεύτερο'],
    ],
    attributes: { max_answers: 1 },
  },
  {
    type: 'K',
    code: 'hours',
    text: 'Πώς μοιράζεις τη μέρα;',
    parts: [
      ['h', 'Σπίτι'],
      ['w', 'Δουλειά'],
    ],
    attributes: { equals_num_value: 24 },
  },
  { type: 'K', code: 'costs', text: 'Έξοδα', parts: [['r', 'Ενοίκιο']] },
  { type: 'Q', code: 'names', text: 'Ονόματα', parts: [['one', 'Πρώτο']] },
  { type: '5', code: 'point', text: 'Βαθμός' },
  {
    type: '1',
    code: 'dual',
    text: 'Δύο κλίμακες',
    parts: [['s', 'Σχολείο']],
    answers: [
      ['1', 'Κοντά', 0],
      ['2', 'Μακριά', 1],
    ],
    attributes: {
      dualscale_headerA: { el: 'Τώρα', en: 'Now' },
      dualscale_headerB: { el: 'Πριν', en: 'Before' },
    },
  },
  {
    type: ':',
    code: 'nums',
    text: 'Αριθμοί',
    parts: [
      ['r1', 'Γραμμή', 0],
      ['c1', 'Στήλη', 1],
    ],
    attributes: { multiflexible_max: 3 },
  },
  {
    type: ':',
    code: 'ticks',
    text: 'Σημειώσεις',
    parts: [
      ['r1', 'Γραμμή', 0],
      ['c1', 'Στήλη', 1],
    ],
    attributes: { multiflexible_checkbox: 1 },
  },
  {
    type: ';',
    code: 'texts',
    text: 'Κείμενα',
    parts: [
      ['r1', 'Γραμμή', 0],
      ['c1', 'Στήλη', 1],
    ],
  },
  {
    type: '|',
    code: 'photo',
    text: 'Φωτογραφία',
    attributes: { allowed_filetypes: 'png, jpg', max_filesize: 100 },
  },
  { type: '*', code: 'total', text: 'Σύνολο', attributes: { equation: '{rooms * 2}' } },
  { type: 'O', code: 'opinion', text: 'Γνώμη', answers: [['y', 'Ναι']] },
  { type: 'I', code: 'tongue', text: 'Γλώσσα' },
]

const escape = (text: string) => `<![CDATA[${text}]]>`

const table = (name: string, rows: readonly Fields[]) =>
  `<${name}><rows>${rows
    .map(
      (row) =>
        `<row>${Object.entries(row)
          .map(([key, value]) => `<${key}>${escape(String(value))}</${key}>`)
          .join('')}</row>`,
    )
    .join('\n')}</rows></${name}>`

const questions = MADE.map(({ type, code, own }, index) => ({
  qid: 101 + index,
  parent_qid: 0,
  sid: 900,
  gid: index < 12 ? 10 : 11,
  type,
  title: code,
  mandatory: 'N',
  other: 'N',
  question_order: index,
  relevance: '1',
  ...own,
}))

const parts = MADE.flatMap(({ parts: list = [] }, index) =>
  list.map(([title, text, scale = 0], position) => ({
    row: {
      qid: 1000 + index * 20 + position,
      parent_qid: 101 + index,
      sid: 900,
      gid: 10,
      type: 'T',
      title,
      question_order: position,
      scale_id: scale,
      relevance: '1',
    },
    text,
  })),
)

const answers = MADE.flatMap(({ answers: list = [] }, index) =>
  list.map(([code, text, scale = 0], position) => ({
    row: {
      aid: 5000 + index * 20 + position,
      qid: 101 + index,
      code,
      sortorder: position,
      scale_id: scale,
      assessment_value: code === 'S' ? 3 : 0,
    },
    text,
  })),
)

export const neighbourhoodSurvey = `<?xml version="1.0" encoding="UTF-8"?>
<document>
<LimeSurveyDocType>Survey</LimeSurveyDocType>
<DBVersion>624</DBVersion>
<languages><language>el</language><language>en</language></languages>
${table(
  'answers',
  answers.map(({ row }) => row),
)}
${table(
  'answer_l10ns',
  answers.map(({ row, text }) => ({ aid: row.aid, answer: text, language: 'el' })),
)}
${table('groups', [
  { gid: 10, sid: 900, group_order: 0, grelevance: '' },
  {
    gid: 11,
    sid: 900,
    group_order: 1,
    grelevance: 'years.NAOK == "2"',
    randomization_group: 'mix',
  },
])}
${table('group_l10ns', [
  { gid: 10, group_name: 'Η γειτονιά', description: 'Λίγα λόγια', language: 'el' },
  { gid: 10, group_name: 'The neighbourhood', description: '', language: 'en' },
  { gid: 11, group_name: 'Περισσότερα', description: '', language: 'el' },
])}
${table('questions', questions)}
${table(
  'subquestions',
  parts.map(({ row }) => row),
)}
${table('question_l10ns', [
  ...MADE.map(({ text }, index) => ({
    qid: 101 + index,
    question: text,
    help: '',
    language: 'el',
  })),
  ...MADE.flatMap(({ english }, index) =>
    english ? [{ qid: 101 + index, question: english, help: '', language: 'en' }] : [],
  ),
  ...parts.map(({ row, text }) => ({ qid: row.qid, question: text, language: 'el' })),
])}
${table(
  'question_attributes',
  MADE.flatMap(({ attributes = {} }, index) =>
    Object.entries(attributes).flatMap(([attribute, value]) =>
      Object.entries(typeof value === 'object' ? value : { '': value }).map(([language, text]) => ({
        qid: 101 + index,
        attribute,
        value: text,
        language,
      })),
    ),
  ),
)}
${table('defaultvalues', [
  { dvid: 1, qid: 103, sqid: 1040, scale_id: 0 },
  { dvid: 2, qid: 103, sqid: 1041, scale_id: 0 },
  { dvid: 3, qid: 115, sqid: 0, scale_id: 0 },
])}
${table('defaultvalue_l10ns', [
  { dvid: 1, defaultvalue: 'Y', language: 'el' },
  { dvid: 2, defaultvalue: 'Y', language: 'el' },
])}
${table('quota', [{ id: 1, sid: 900, name: 'full', qlimit: 10 }])}
${table('surveys', [{ sid: 900, language: 'el', additional_languages: 'en', format: 'G', anonymized: 'N', allowprev: 'Y' }])}
${table('surveys_languagesettings', [
  {
    surveyls_survey_id: 900,
    surveyls_language: 'el',
    surveyls_title: 'Η γειτονιά μας',
    surveyls_welcometext: 'Καλωσήρθες',
    surveyls_endtext: 'Τέλος',
  },
  { surveyls_survey_id: 900, surveyls_language: 'en', surveyls_title: 'Our neighbourhood' },
])}
</document>
`
