import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

const SAMPLE = {
  title: 'Επισκόπηση προγράμματος',
  lines: [
    { label: 'Ενεργοί ωφελούμενοι', value: '128' },
    { label: 'Συναντήσεις που έγιναν', value: '342' },
  ],
  attached: true,
  link: 'https://example.org/report',
}

/** One line for each tile. */
const LIST = '{% for line in lines %}- {{ line.label }}: {{ line.value }}\n{% endfor %}'

/** What is said of reports and documents that are mailed. */
export const REPORT_TEMPLATES = {
  'reports.scheduled': {
    sample: SAMPLE,
    el: {
      subject: '{{ title }}: {{ project }}',
      body: `${HELLO_EL}

Οι αριθμοί της αναφοράς «{{ title }}», για τα άτομα που βλέπετε εσείς:

${LIST}{% if attached %}
Το βιβλίο εργασίας και το PDF είναι συνημμένα.
{% endif %}
[Άνοιγμα της αναφοράς]({{ link }})

Για να μην τη λαμβάνετε άλλο, ανοίξτε την και πατήστε «Να μην μου στέλνεται».`,
    },
    en: {
      subject: '{{ title }}: {{ project }}',
      body: `${HELLO_EN}

The numbers of the report “{{ title }}”, of the people whom you see:

${LIST}{% if attached %}
The workbook and the PDF are attached.
{% endif %}
[Open the report]({{ link }})

To receive it no longer, open it and choose “Do not send it to me”.`,
    },
  },
  'documents.made': {
    sample: { title: 'Βεβαίωση συμμετοχής' },
    el: {
      subject: '{{ title }}: {{ project }}',
      body: `${HELLO_EL}

Το έγγραφο «{{ title }}» που ετοιμάστηκε για εσάς είναι συνημμένο.`,
    },
    en: {
      subject: '{{ title }}: {{ project }}',
      body: `${HELLO_EN}

The document “{{ title }}” that was prepared for you is attached.`,
    },
  },
} satisfies Record<string, DefaultTemplate>
