import { DRAFT_DOCUMENT_DAYS } from '@telemachos/contract/applications/limits'
import { HELLO_EL, HELLO_EN, type DefaultTemplate } from './template-form.ts'

/** What is said to applicants, who have no account yet. */
export const APPLICATION_TEMPLATES = {
  'applications.draft': {
    urgent: true,
    fixed: true,
    sample: { title: 'Mentoring 2026', url: 'https://example.org/application', days: 30 },
    el: {
      subject: 'Η αίτησή σας, για να συνεχίσετε',
      body: `${HELLO_EL}

Ζητήθηκε ο σύνδεσμος με τον οποίο συνεχίζεται η αίτηση στο πρόγραμμα «{{ title }}». Όποιος τον έχει βλέπει όσα έχουν γραφτεί.

[Συνέχεια της αίτησης]({{ url }})

Ο σύνδεσμος ισχύει για {{ days }} ημέρες. Έγγραφα που έχουν ανέβει μένουν ${DRAFT_DOCUMENT_DAYS} ημέρες. Αν δεν τον ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα.`,
    },
    en: {
      subject: 'Your application, to go on with',
      body: `${HELLO_EN}

The link was asked for that leads back to an application to the programme “{{ title }}”. Whoever has it sees what has been written.

[Go on with the application]({{ url }})

The link works for {{ days }} days. Documents that have been uploaded are kept for ${DRAFT_DOCUMENT_DAYS} days. If it was not you who asked, there is nothing to do.`,
    },
  },
  'applications.proof': {
    urgent: true,
    fixed: true,
    sample: { title: 'Mentoring 2026', url: 'https://example.org/application/confirm', days: 7 },
    el: {
      subject: 'Επιβεβαιώστε την αίτησή σας',
      body: `${HELLO_EL}

Με αυτό το e-mail υποβλήθηκε αίτηση στο πρόγραμμα «{{ title }}». Θέση στη σειρά έχει από τη στιγμή που επιβεβαιώνετε ότι το e-mail είναι δικό σας.

[Επιβεβαίωση της αίτησης]({{ url }})

Ο σύνδεσμος ισχύει για {{ days }} ημέρες. Χωρίς επιβεβαίωση η αίτηση διαγράφεται μετά από αυτές.

Αν δεν κάνατε εσείς αίτηση, δεν χρειάζεται να κάνετε τίποτα. Με τον ίδιο σύνδεσμο μπορείτε και να τη διαγράψετε αμέσως.`,
    },
    en: {
      subject: 'Confirm your application',
      body: `${HELLO_EN}

An application to the programme “{{ title }}” was made with this e-mail address. It has its place in the order once you confirm that the address is yours.

[Confirm the application]({{ url }})

The link works for {{ days }} days. Without confirmation the application is removed after that.

If it was not you who applied, there is nothing to do. With the same link you can also remove it at once.`,
    },
  },
  'applications.again': {
    fixed: true,
    sample: { title: 'Mentoring 2026', protocol: '2026-00012' },
    el: {
      subject: 'Και άλλη αίτηση με τα στοιχεία σας',
      body: `${HELLO_EL}

Στο πρόγραμμα «{{ title }}», όπου έχετε την αίτηση {{ protocol }}, υποβλήθηκε και άλλη αίτηση με ίδια στοιχεία, από άλλο e-mail. Το πρόγραμμα τις βλέπει και τις δύο.

Αν την κάνατε εσείς, αρκεί μία: αποσύρετε εκείνη που δεν χρειάζεται. Αν όχι, ενημερώστε το πρόγραμμα.`,
    },
    en: {
      subject: 'One more application with your data',
      body: `${HELLO_EN}

One more application with the same data was made to the programme “{{ title }}”, where you have the application {{ protocol }}; it came from another e-mail address. The programme sees both.

If it was you, one is enough: withdraw the one that you do not need. If it was not, tell the programme.`,
    },
  },
  'applications.uploadReminder': {
    sample: {
      title: 'Mentoring 2026',
      protocol: '2026-00012',
      documents: ['Βεβαίωση ανεργίας'],
      url: 'https://example.org/application',
      days: 30,
    },
    el: {
      subject: 'Λείπουν έγγραφα από την αίτησή σας',
      body: `${HELLO_EL}

Από την αίτηση {{ protocol }} στο πρόγραμμα «{{ title }}» λείπουν ακόμη:

{% for document in documents %}- {{ document }}
{% endfor %}
[Προσθήκη εγγράφων]({{ url }})

Ο σύνδεσμος ισχύει για {{ days }} ημέρες. Μην τον δώσετε σε άλλους.`,
    },
    en: {
      subject: 'Documents of your application are missing',
      body: `${HELLO_EN}

Of the application {{ protocol }} to the programme “{{ title }}” these are still missing:

{% for document in documents %}- {{ document }}
{% endfor %}
[Add the documents]({{ url }})

The link works for {{ days }} days. Do not give it to others.`,
    },
  },
  'applications.registration': {
    urgent: true,
    fixed: true,
    sample: { url: 'https://example.org/selfregister', hours: 24 },
    el: {
      subject: 'Επιβεβαιώστε το e-mail σας',
      body: `${HELLO_EL}

Ζητήθηκε λογαριασμός με αυτό το e-mail. Για να δημιουργηθεί, επιβεβαιώστε ότι είναι δικό σας.

[Επιβεβαίωση]({{ url }})

Ο σύνδεσμος ισχύει για {{ hours }} ώρες. Αν δεν ζητήσατε λογαριασμό, αγνοήστε το μήνυμα: τα στοιχεία διαγράφονται.`,
    },
    en: {
      subject: 'Confirm your e-mail address',
      body: `${HELLO_EN}

An account was asked for with this e-mail address. Confirm that it is yours, and the account is made.

[Confirm]({{ url }})

The link works for {{ hours }} hours. If you did not ask for an account, ignore this mail: the data are removed.`,
    },
  },
  'applications.alreadyRegistered': {
    urgent: true,
    fixed: true,
    sample: { url: 'https://example.org/signin' },
    el: {
      subject: 'Έχετε ήδη λογαριασμό',
      body: `${HELLO_EL}

Ζητήθηκε λογαριασμός με αυτό το e-mail, αλλά υπάρχει ήδη ένας. Αν ήσασταν εσείς, συνδεθείτε· αν ξεχάσατε τον κωδικό, ζητήστε νέο στη σελίδα σύνδεσης.

[Σύνδεση]({{ url }})`,
    },
    en: {
      subject: 'You have an account already',
      body: `${HELLO_EN}

An account was asked for with this e-mail address, but there is one already. If it was you, sign in; if you have forgotten the password, ask for a new one on that page.

[Sign in]({{ url }})`,
    },
  },
} satisfies Record<string, DefaultTemplate>
