import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const SAMPLE = {
  title: 'Έγγραφα εγγραφής',
  slot: 'Βιογραφικό σημείωμα',
  with: 'Μαρία Νικολάου',
  link: 'https://example.org/action',
}

/** What is said of things that mentees hand in. */
export const SUBMISSION_TEMPLATES = {
  'submissions.submitted': {
    sample: SAMPLE,
    el: {
      subject: 'Προς έλεγχο: {{ title }}',
      body: `${HELLO_EL}

{{ with }}: νέα κατάθεση στη δράση «{{ title }}»{% if slot %} ({{ slot }}){% endif %}. Περιμένει τον έλεγχό σας.

[Άνοιγμα]({{ link }})`,
    },
    en: {
      subject: 'To look at: {{ title }}',
      body: `${HELLO_EN}

{{ with }} handed in something for “{{ title }}”{% if slot %} ({{ slot }}){% endif %}. It waits for you to look at it.

[Open it]({{ link }})`,
    },
  },
  'submissions.accepted': {
    sample: SAMPLE,
    el: {
      subject: 'Έγινε δεκτό: {{ title }}',
      body: `${HELLO_EL}

Ό,τι καταθέσατε στη δράση «{{ title }}»{% if slot %} ({{ slot }}){% endif %} έγινε δεκτό{% if with %} ({{ with }}){% endif %}.

[Άνοιγμα της δράσης]({{ link }})`,
    },
    en: {
      subject: 'Accepted: {{ title }}',
      body: `${HELLO_EN}

What you handed in for “{{ title }}”{% if slot %} ({{ slot }}){% endif %} was accepted{% if with %} by {{ with }}{% endif %}.

[Open the action]({{ link }})`,
    },
  },
  'submissions.returned': {
    sample: { ...SAMPLE, reason: 'Λείπει η δεύτερη σελίδα.' },
    el: {
      subject: 'Χρειάζεται κάτι ακόμη: {{ title }}',
      body: `${HELLO_EL}

Ό,τι καταθέσατε στη δράση «{{ title }}»{% if slot %} ({{ slot }}){% endif %} σας επιστράφηκε{% if with %} ({{ with }}){% endif %}.

Γιατί: {{ reason }}

Διορθώστε το και καταθέστε το ξανά· ό,τι είχατε καταθέσει μένει.

[Άνοιγμα της δράσης]({{ link }})`,
    },
    en: {
      subject: 'Something more is needed: {{ title }}',
      body: `${HELLO_EN}

What you handed in for “{{ title }}”{% if slot %} ({{ slot }}){% endif %} was returned to you{% if with %} by {{ with }}{% endif %}.

Why: {{ reason }}

Please correct it and hand it in again; what you handed in before stays.

[Open the action]({{ link }})`,
    },
  },
} satisfies Record<string, DefaultTemplate>
