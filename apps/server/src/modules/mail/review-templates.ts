import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const SAMPLE = {
  title: 'Mentoring 2026',
  protocol: '2026-00012',
  text: '',
  url: 'https://example.org/application',
  days: 30,
}

type Words = readonly [subject: string, sentence: string]

const LINK_EL =
  '{% if url %}[Η αίτησή μου]({{ url }})\n\nΟ σύνδεσμος ισχύει για {{ days }} ημέρες. Μην τον δώσετε σε άλλους.{% endif %}'
const LINK_EN =
  '{% if url %}[My application]({{ url }})\n\nThe link works for {{ days }} days. Do not give it to others.{% endif %}'

/** What applicants are told of where their applications stand, as far as their project wants it. */
export const REVIEW_TEMPLATES = {
  // Answers to what somebody has just done: they wait for it, by night too.
  'applications.received': {
    urgent: true,
    ...reviewTemplate(
      [
        'Λάβαμε την αίτησή σας {{ protocol }}',
        'Η αίτησή σας στο πρόγραμμα «{{ title }}» παραλήφθηκε με αριθμό πρωτοκόλλου {{ protocol }}. Κρατήστε τον αριθμό: με αυτόν δημοσιεύονται τα αποτελέσματα.',
      ],
      [
        'We have received your application {{ protocol }}',
        'Your application to the programme “{{ title }}” was received with the protocol number {{ protocol }}. Keep the number: results are published by it.',
      ],
    ),
  },
  'applications.reviewing': reviewTemplate(
    [
      'Η αίτησή σας {{ protocol }} αξιολογείται',
      'Η αξιολόγηση της αίτησης {{ protocol }} στο πρόγραμμα «{{ title }}» άρχισε. Δεν χρειάζεται να κάνετε κάτι: θα σας γράψουμε για το αποτέλεσμα.',
    ],
    [
      'Your application {{ protocol }} is being assessed',
      'The assessment of the application {{ protocol }} to the programme “{{ title }}” has begun. There is nothing to do: we will write to you of what comes of it.',
    ],
  ),
  'applications.changes': reviewTemplate(
    [
      'Ζητούνται αλλαγές στην αίτησή σας {{ protocol }}',
      'Για να αξιολογηθεί η αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» χρειάζονται αλλαγές.',
    ],
    [
      'Changes to your application {{ protocol }} are needed',
      'For the application {{ protocol }} to the programme “{{ title }}” to be assessed, changes are needed.',
    ],
    'Διορθώστε την κατά την αξιολόγηση.',
  ),
  'applications.eligible': reviewTemplate(
    [
      'Η αίτησή σας {{ protocol }} είναι επιλέξιμη',
      'Η αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» κρίθηκε επιλέξιμη. Απομένει η τελική επιλογή.',
    ],
    [
      'Your application {{ protocol }} is eligible',
      'The application {{ protocol }} to the programme “{{ title }}” was found eligible. The selection is still to come.',
    ],
  ),
  'applications.selected': reviewTemplate(
    [
      'Επιλεγήκατε: αίτηση {{ protocol }}',
      'Η αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» επιλέχθηκε. Θα λάβετε πρόσκληση για να μπείτε.',
    ],
    [
      'You have been selected: application {{ protocol }}',
      'The application {{ protocol }} to the programme “{{ title }}” has been selected. You will be sent an invitation to enter.',
    ],
  ),
  'applications.rejected': reviewTemplate(
    [
      'Η αίτησή σας {{ protocol }} δεν έγινε δεκτή',
      'Η αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» δεν έγινε δεκτή.',
    ],
    [
      'Your application {{ protocol }} was not accepted',
      'The application {{ protocol }} to the programme “{{ title }}” was not accepted.',
    ],
    'Εκτός ηλικιακών ορίων',
  ),
  'applications.withdrawn': {
    urgent: true,
    sample: { title: SAMPLE.title, protocol: SAMPLE.protocol },
    el: {
      subject: 'Αποσύρατε την αίτησή σας {{ protocol }}',
      body: `${HELLO_EL}

Η αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» αποσύρθηκε. Τα στοιχεία και τα έγγραφά της διαγράφηκαν, και ο σύνδεσμός της δεν ισχύει πια.

Αν δεν την αποσύρατε εσείς, ενημερώστε το πρόγραμμα με τον αριθμό της.`,
    },
    en: {
      subject: 'You have withdrawn your application {{ protocol }}',
      body: `${HELLO_EN}

The application {{ protocol }} to the programme “{{ title }}” was withdrawn. Its data and documents have been removed, and its link does not work any more.

If it was not you who withdrew it, tell the programme its number.`,
    },
  },
} satisfies Record<string, DefaultTemplate>

function reviewTemplate(greek: Words, english: Words, text = ''): DefaultTemplate {
  return {
    sample: { ...SAMPLE, text },
    el: {
      subject: greek[0],
      body: `${HELLO_EL}

${greek[1]}
{% if text != "" %}
{{ text }}
{% endif %}
${LINK_EL}`,
    },
    en: {
      subject: english[0],
      body: `${HELLO_EN}

${english[1]}
{% if text != "" %}
{{ text }}
{% endif %}
${LINK_EN}`,
    },
  }
}
