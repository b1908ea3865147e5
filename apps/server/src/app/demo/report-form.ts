import type { FormPart } from '@telemachos/contract/actions/form-types'

interface Extra {
  readonly required?: boolean
  readonly options?: readonly (readonly [value: string, el: string, en: string])[]
  readonly min?: string
  readonly max?: string
  readonly showWhen?: { readonly field: string; readonly is: string; readonly value: string }
  readonly help?: readonly [el: string, en: string]
}

/** A field that a mentor fills in, in one of their parts of a form. */
const field = (
  part: FormPart,
  name: string,
  type: string,
  [el, en]: readonly [string, string],
  { required = false, options = [], help: [helpEl, helpEn] = ['', ''], ...extra }: Extra = {},
) => ({
  name,
  part,
  label: { el, en },
  help: { el: helpEl, en: helpEn },
  type,
  required,
  options: options.map(([value, greek, english]) => ({ value, label: { el: greek, en: english } })),
  ...extra,
})

/** The mentor's report on how a mentee is doing: for those who oversee them. */
export const REPORT_FORM = [
  field('about', 'report_heading', 'heading', ['Η πορεία ως τώρα', 'How it is going']),
  field('about', 'report_meetings', 'number', ['Συναντήσεις που έγιναν', 'Meetings held'], {
    required: true,
    min: '0',
    max: '40',
  }),
  field(
    'about',
    'report_progress',
    'scale',
    ['Πρόοδος προς τους στόχους', 'Progress to the goals'],
    {
      required: true,
      min: '1',
      max: '5',
      help: ['1: καθόλου, 5: τους πέτυχε', '1: none, 5: achieved'],
    },
  ),
  field('about', 'report_work', 'multiple', ['Σε τι δουλέψατε', 'What you worked on'], {
    required: true,
    options: [
      ['cv', 'Βιογραφικό', 'CV'],
      ['search', 'Αναζήτηση εργασίας', 'Job search'],
      ['interview', 'Συνέντευξη', 'Interview'],
      ['skills', 'Δεξιότητες', 'Skills'],
    ],
  }),
  field('about', 'report_summary', 'textarea', ['Σύνοψη', 'Summary'], { required: true }),
  field('about', 'report_risk', 'yesno', ['Υπάρχει κίνδυνος διακοπής;', 'May they drop out?'], {
    required: true,
  }),
  field('about', 'report_why', 'textarea', ['Τι τον προκαλεί;', 'What causes it?'], {
    required: true,
    showWhen: { field: 'report_risk', is: 'equals', value: 'true' },
  }),
] as const

/** What a mentor writes about a draft that the mentee has sent, and once for all of their mentees. */
export const FEEDBACK_FORM = [
  field('public', 'feedback', 'textarea', [
    'Τι μου άρεσε και τι θα άλλαζα',
    'What I liked, and what I would change',
  ]),
  field('public', 'feedback_stars', 'stars', ['Πόσο έτοιμο είναι', 'How ready it is']),
  field('mentor', 'advice', 'textarea', ['Συμβουλές για όλους', 'Advice for everybody']),
] as const
