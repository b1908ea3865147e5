import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const CONFERENCE = {
  title: 'Ημερίδα καριέρας',
  session: '',
  at: '2026-03-05T10:00:00Z',
  place: 'Αίθουσα εκδηλώσεων',
  reason: '',
  waiting: false,
  link: 'https://example.org/page',
}

type Words = readonly [subject: string, sentence: string]

/** What people are told of the sessions of conferences. */
export const CONFERENCE_TEMPLATES = {
  'conferences.registered': conferenceTemplate(
    [
      '{% if waiting %}Σε αναμονή{% else %}Εγγραφή{% endif %}: {{ title }}, {{ at | moment }}',
      '{% if waiting %}Δεν υπάρχει ελεύθερη θέση και μπήκατε στη λίστα αναμονής{% else %}Έχετε θέση{% endif %}',
    ],
    [
      '{% if waiting %}Waiting list{% else %}Registration{% endif %}: {{ title }}, {{ at | moment }}',
      '{% if waiting %}No place is left, and you are on the waiting list{% else %}You have a place{% endif %}',
    ],
  ),
  'conferences.promoted': conferenceTemplate(
    ['Βρέθηκε θέση: {{ title }}, {{ at | moment }}', 'Ελευθερώθηκε θέση και είναι πλέον δική σας'],
    ['You have a place: {{ title }}, {{ at | moment }}', 'A place became free, and is now yours'],
  ),
  'conferences.changed': conferenceTemplate(
    ['Αλλαγή: {{ title }}, {{ at | moment }}', 'Η συνεδρία άλλαξε. Ισχύει πλέον'],
    ['Changed: {{ title }}, {{ at | moment }}', 'The session has changed. It is now'],
  ),
  'conferences.cancelled': conferenceTemplate(
    ['Ακύρωση: {{ title }}, {{ at | moment }}', 'Η συνεδρία ακυρώθηκε'],
    ['Cancelled: {{ title }}, {{ at | moment }}', 'The session was cancelled'],
  ),
  'conferences.withdrawn': conferenceTemplate(
    ['Ακύρωση εγγραφής: {{ title }}, {{ at | moment }}', 'Η εγγραφή σας ακυρώθηκε'],
    ['Registration cancelled: {{ title }}, {{ at | moment }}', 'Your registration was cancelled'],
  ),
  'conferences.reminder': conferenceTemplate(
    ['Υπενθύμιση: {{ title }}, {{ at | moment }}', 'Σας θυμίζουμε ότι έχετε θέση'],
    ['Reminder: {{ title }}, {{ at | moment }}', 'This is to remind you that you have a place'],
  ),
} satisfies Record<string, DefaultTemplate>

function conferenceTemplate(greek: Words, english: Words): DefaultTemplate {
  return {
    sample: CONFERENCE,
    el: {
      subject: greek[0],
      body: `${HELLO_EL}

${greek[1]}: {{ title }}{% if session != "" %} ({{ session }}){% endif %}, {{ at | moment }}.
{% if place != "" %}
Πού: {{ place }}
{% endif %}{% if reason != "" %}
Γιατί: {{ reason }}
{% endif %}
[Το ημερολόγιό μου]({{ calendar }})`,
    },
    en: {
      subject: english[0],
      body: `${HELLO_EN}

${english[1]}: {{ title }}{% if session != "" %} ({{ session }}){% endif %}, {{ at | moment }}.
{% if place != "" %}
Where: {{ place }}
{% endif %}{% if reason != "" %}
Why: {{ reason }}
{% endif %}
[My calendar]({{ calendar }})`,
    },
  }
}
