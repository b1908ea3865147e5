import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

/** What supervisors are told every week. */
export const SUPERVISION_TEMPLATES = {
  'supervision.week': {
    sample: {
      mentees: 24,
      waiting: 5,
      firstMeeting: 1,
      nextMeeting: 2,
      overdue: 3,
      invitation: 0,
      held: 18,
      completed: 31,
      link: 'https://example.org/supervisor',
    },
    el: {
      subject: 'Η εβδομάδα σας: {{ project }}',
      body: `${HELLO_EL}

Την εβδομάδα που πέρασε έγιναν {{ held }} συναντήσεις και ολοκληρώθηκαν {{ completed }} δράσεις από όσους εποπτεύετε.

Περιμένουν κάτι {{ waiting }} από τους {{ mentees }} ωφελούμενους:
- πρώτη συνάντηση: {{ firstMeeting }}
- επόμενη συνάντηση: {{ nextMeeting }}
- εκπρόθεσμες δράσεις: {{ overdue }}
- δεν έχουν συνδεθεί ποτέ: {{ invitation }}

[Ποιοι περιμένουν]({{ link }})`,
    },
    en: {
      subject: 'Your week: {{ project }}',
      body: `${HELLO_EN}

In the week that has passed, those whom you supervise had {{ held }} meetings and completed {{ completed }} actions.

{{ waiting }} of {{ mentees }} mentees wait for something:
- a first meeting: {{ firstMeeting }}
- the next meeting: {{ nextMeeting }}
- overdue actions: {{ overdue }}
- have never signed in: {{ invitation }}

[Who waits]({{ link }})`,
    },
  },
} satisfies Record<string, DefaultTemplate>
