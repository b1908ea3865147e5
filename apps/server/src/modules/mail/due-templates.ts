import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const ITEM = { title: 'Βιογραφικό σημείωμα', due: '12/03/2026', days: 7, with: 'Μαρία Νικολάου' }

const SAMPLE = {
  title: ITEM.title,
  with: ITEM.with,
  more: 1,
  hidden: 0,
  items: [ITEM, { ...ITEM, title: 'Στόχοι μου', due: '05/03/2026', days: 0 }],
  link: 'https://example.org/actions',
}

const WHEN_EL =
  '{% if item.days == 0 %}λήγει σήμερα{% elsif item.days == 1 %}λήγει αύριο{% elsif item.days > 1 %}λήγει σε {{ item.days }} ημέρες{% elsif item.days == -1 %}έληξε χθες{% else %}έχει λήξει{% endif %} ({{ item.due }})'
const WHEN_EN =
  '{% if item.days == 0 %}due today{% elsif item.days == 1 %}due tomorrow{% elsif item.days > 1 %}due in {{ item.days }} days{% elsif item.days == -1 %}was due yesterday{% else %}was due{% endif %} ({{ item.due }})'

const listed = (line: string, hidden: string): string =>
  `{% for item in items %}
${line}
{% endfor %}{% if hidden > 0 %}
${hidden}
{% endif %}`

/** What people are told of deadlines: everything of a day in one mail. */
export const DUE_TEMPLATES = {
  'actions.dueReminder': {
    sample: SAMPLE,
    el: {
      subject: 'Υπενθύμιση προθεσμίας: {{ title }}{% if more > 0 %} (+{{ more }}){% endif %}',
      body: `${HELLO_EL}

Σας θυμίζουμε τι έχει προθεσμία στο πρόγραμμα «{{ project }}»:
${listed(`{{ item.title }}: ${WHEN_EL}`, 'Και άλλες {{ hidden }}.')}
[Άνοιγμα]({{ link }})

Αν δυσκολεύεστε με κάτι, πείτε το στον μέντορά σας.`,
    },
    en: {
      subject: 'Reminder of a deadline: {{ title }}{% if more > 0 %} (+{{ more }}){% endif %}',
      body: `${HELLO_EN}

This is to remind you of what has a deadline in “{{ project }}”:
${listed(`{{ item.title }}: ${WHEN_EN}`, 'And {{ hidden }} more.')}
[Open it]({{ link }})

If something is difficult, tell your mentor.`,
    },
  },
  'actions.menteeDueReminder': {
    sample: SAMPLE,
    el: {
      subject:
        'Προθεσμίες ωφελουμένων: {{ with }}, {{ title }}{% if more > 0 %} (+{{ more }}){% endif %}',
      body: `${HELLO_EL}

Οι ωφελούμενοί σας στο πρόγραμμα «{{ project }}» έχουν προθεσμίες:
${listed(`{{ item.with }}, {{ item.title }}: ${WHEN_EL}`, 'Και άλλες {{ hidden }}.')}
[Άνοιγμα]({{ link }})`,
    },
    en: {
      subject:
        'Deadlines of mentees: {{ with }}, {{ title }}{% if more > 0 %} (+{{ more }}){% endif %}',
      body: `${HELLO_EN}

Your mentees in “{{ project }}” have deadlines:
${listed(`{{ item.with }}, {{ item.title }}: ${WHEN_EN}`, 'And {{ hidden }} more.')}
[Open it]({{ link }})`,
    },
  },
} satisfies Record<string, DefaultTemplate>
