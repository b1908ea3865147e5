import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const LINES = {
  lines: [
    { title: 'Νέα συνάντηση στις 05/03/2026 12:00: Συνάντηση γνωριμίας', count: 1 },
    { title: 'Έγινε δεκτό ό,τι καταθέσατε στη δράση «Έγγραφα εγγραφής»', count: 2 },
  ],
  more: 0,
  link: 'https://example.org/notifications',
}

/** One line each, and how many there are of it. */
const LIST =
  '{% for line in lines %}- {{ line.title }}{% if line.count > 1 %} (×{{ line.count }}){% endif %}\n{% endfor %}'

/** What is said of things that have no words of their own, and of several at once. */
export const NOTIFICATION_TEMPLATES = {
  'notifications.told': {
    sample: {
      title: 'Έγινε δεκτό ό,τι καταθέσατε στη δράση «Έγγραφα εγγραφής»',
      link: 'https://example.org/action',
    },
    el: {
      subject: '{{ title }}',
      body: `${HELLO_EL}

{{ title }}.
{% if link %}
[Άνοιγμα]({{ link }})
{% endif %}`,
    },
    en: {
      subject: '{{ title }}',
      body: `${HELLO_EN}

{{ title }}.
{% if link %}
[Open it]({{ link }})
{% endif %}`,
    },
  },
  'notifications.reminder': {
    sample: LINES,
    el: {
      subject: 'Σας περιμένουν στο πρόγραμμα: {{ project }}',
      body: `${HELLO_EL}

Αυτά περιμένουν εσάς εδώ και μέρες:

${LIST}{% if more > 0 %}
Και άλλα {{ more }}.
{% endif %}
[Οι ειδοποιήσεις μου]({{ link }})`,
    },
    en: {
      subject: 'Waiting for you: {{ project }}',
      body: `${HELLO_EN}

These have been waiting for you for some days:

${LIST}{% if more > 0 %}
And {{ more }} more.
{% endif %}
[My notifications]({{ link }})`,
    },
  },
  'notifications.digest': {
    sample: LINES,
    el: {
      subject: 'Τα νέα της ημέρας: {{ project }}',
      body: `${HELLO_EL}

Αυτά δεν τα έχετε διαβάσει ακόμη:

${LIST}{% if more > 0 %}
Και άλλα {{ more }}.
{% endif %}
[Οι ειδοποιήσεις μου]({{ link }})`,
    },
    en: {
      subject: 'The news of the day: {{ project }}',
      body: `${HELLO_EN}

You have not read these yet:

${LIST}{% if more > 0 %}
And {{ more }} more.
{% endif %}
[My notifications]({{ link }})`,
    },
  },
} satisfies Record<string, DefaultTemplate>
