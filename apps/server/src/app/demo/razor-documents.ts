/** A document as the demonstration has it. */
interface DemoDocument {
  readonly name: string
  readonly text: string
  readonly code?: string
  readonly sample?: object
  readonly main?: boolean
  readonly roles?: readonly string[]
}

const PERSON = { first_name: 'Ελένη', last_name: 'Παπαδοπούλου' }
const MENTOR = { first_name: 'Νίκος', last_name: 'Γεωργίου' }
const PROJECT = { Descr: 'Γέφυρες προς την εργασία' }
const STAFF = ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor', 'Mentor']

const LETTERHEAD = `<p align="center"><b>{{ project.Descr }}</b></p>
<hr>`

const CERTIFICATE = `{% include 'letterhead' %}
<h1 align="center">Βεβαίωση συμμετοχής</h1>
<p align="center">Βεβαιώνεται ότι</p>
<h2 align="center">{{ person.first_name }} {{ person.last_name }}</h2>
<p align="center">συμμετείχε στο πρόγραμμα καθοδήγησης «{{ project.Descr }}»
και ολοκλήρωσε {{ done }} {% if done == 1 %}δράση{% else %}δράσεις{% endif %}.</p>
<p align="center">{{ today | day }}</p>
{% if certificate %}
<qr value="{{ certificate.link }}" size="160" align="center"></qr>
<p align="center">Αριθμός {{ certificate.number }}<br>Η γνησιότητα ελέγχεται με τον κωδικό QR.</p>
{% else %}
<p align="center"><i>Αντίγραφο χωρίς αριθμό</i></p>
{% endif %}`

const AGREEMENT = `{% include 'letterhead' %}
<h1>Συμφωνητικό καθοδήγησης</h1>
<p>Σήμερα, {{ today | day }}, μεταξύ:</p>
<ul>
<li>του μέντορα <b>{{ mentor.first_name }} {{ mentor.last_name }}</b> και</li>
<li>του ωφελουμένου <b>{{ person.first_name }} {{ person.last_name }}</b></li>
</ul>
<p>συμφωνούνται τα εξής:</p>
<ol>
<li>Συναντιούνται τουλάχιστον μία φορά τον μήνα, σε ημέρα και ώρα που ορίζουν μαζί.</li>
<li>Όσα λέγονται στις συναντήσεις μένουν μεταξύ τους, εκτός αν κινδυνεύει κάποιος.</li>
<li>Όποιος δεν μπορεί να έρθει ενημερώνει από την προηγούμενη ημέρα.</li>
</ol>
<table>
<tr><th>Ο μέντορας</th><th>Ο ωφελούμενος</th></tr>
<tr><td><br><br><br>{{ mentor.first_name }} {{ mentor.last_name }}</td><td><br><br><br>{{ person.first_name }} {{ person.last_name }}</td></tr>
</table>`

const ATTENDANCE = `{% include 'letterhead' %}
<h1>Παρουσιολόγιο</h1>
<p>Ημερομηνία: {{ today | day }}</p>
<table>
<thead><tr><th>Α/Α</th><th colspan="2">Ονοματεπώνυμο</th><th colspan="2">Υπογραφή</th></tr></thead>
{% for row in rows %}<tr><td>{{ row.number }}</td><td colspan="2">{{ row.name }}</td><td colspan="2"></td></tr>
{% endfor %}</table>
<p align="right">Σύνολο: {{ rows.size }}</p>`

const COUNT_DONE = `// Πόσες δράσεις έχει ολοκληρώσει το άτομο.
return { ...model, done: Object.keys(model.completed || {}).length }`

const NUMBER_ROWS = `// Μία γραμμή για κάθε άτομο, με τη σειρά των ονομάτων.
const people = model.people || [model]
return {
  ...model,
  rows: people.map(({ person }, place) => ({
    number: place + 1,
    name: person.last_name + ' ' + person.first_name,
  })),
}`

/** A letterhead that the others include, and three documents. */
export const RAZOR_DOCUMENTS: readonly DemoDocument[] = [
  { name: 'letterhead', text: LETTERHEAD, main: false, sample: { project: PROJECT } },
  {
    name: 'certificate',
    text: CERTIFICATE,
    code: COUNT_DONE,
    roles: [...STAFF, 'Mentee'],
    sample: {
      person: PERSON,
      project: PROJECT,
      completed: { 1: '2026-01-10', 2: '2026-02-03' },
      certificate: {
        number: '00000-00000-00000-00000-00000',
        link: 'https://example.org/certificate/00000-00000-00000-00000-00000',
      },
    },
  },
  {
    name: 'agreement',
    text: AGREEMENT,
    roles: [...STAFF, 'Mentee'],
    sample: { person: PERSON, mentor: MENTOR, project: PROJECT },
  },
  {
    name: 'attendance',
    text: ATTENDANCE,
    code: NUMBER_ROWS,
    roles: STAFF,
    sample: { people: [{ person: PERSON }, { person: MENTOR }], project: PROJECT },
  },
]
