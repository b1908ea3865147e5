import { builtInOf, type Language, type Text } from '@telemachos/contract/core/define-texts'
import { hasText, translate } from '../../kernel/texts.ts'
import { APPLICATION_TEMPLATES } from './application-templates.ts'
import { CONFERENCE_TEMPLATES } from './conference-templates.ts'
import { DUE_TEMPLATES } from './due-templates.ts'
import { NOTIFICATION_TEMPLATES } from './notification-templates.ts'
import { REPORT_TEMPLATES } from './report-templates.ts'
import { REVIEW_TEMPLATES } from './review-templates.ts'
import { SUBMISSION_TEMPLATES } from './submission-templates.ts'
import { SUPERVISION_TEMPLATES } from './supervision-templates.ts'
import { TEST_TEMPLATE } from './test-template.ts'
import { HELLO_EL, HELLO_EN, type DefaultTemplate, type TemplateText } from './template-form.ts'

const MEETING = {
  title: 'Συνάντηση γνωριμίας',
  at: '2026-03-05T10:00:00Z',
  with: 'Μαρία Νικολάου',
  place: 'Δημοτική βιβλιοθήκη',
}

/** The page that a mail is about. */
const LINK = 'https://example.org/page'

/** What the product says in mails, until a project says it in its own words. */
export const DEFAULT_TEMPLATES = {
  'identity.resetPassword': {
    urgent: true,
    sample: { username: 'maria', url: 'https://example.org/resetpassword', minutes: 15 },
    el: {
      subject: 'Νέος κωδικός σύνδεσης',
      body: `${HELLO_EL}

Ζητήθηκε νέος κωδικός για τον λογαριασμό «{{ username }}». Ο σύνδεσμος ισχύει για {{ minutes }} λεπτά και μία φορά.

[Ορισμός νέου κωδικού]({{ url }})

Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: ο κωδικός σας μένει όπως είναι.`,
    },
    en: {
      subject: 'A new password',
      body: `${HELLO_EN}

A new password was asked for the account “{{ username }}”. The link works for {{ minutes }} minutes, and once.

[Choose a new password]({{ url }})

If it was not you, there is nothing to do: your password stays as it is.`,
    },
  },
  'identity.invitation': {
    urgent: true,
    sample: { username: 'maria', url: 'https://example.org/resetpassword', days: 7 },
    el: {
      subject: 'Καλώς ήρθατε στο πρόγραμμα',
      body: `${HELLO_EL}

Έχετε λογαριασμό στο πρόγραμμα καθοδήγησης. Το όνομα χρήστη σας είναι «{{ username }}». Για να μπείτε πρώτη φορά, ορίστε τον κωδικό σας.

[Ορισμός κωδικού]({{ url }})

Ο σύνδεσμος ισχύει για {{ days }} ημέρες.`,
    },
    en: {
      subject: 'Welcome to the programme',
      body: `${HELLO_EN}

You have an account in the mentoring programme. Your user name is “{{ username }}”. To enter for the first time, choose your password.

[Choose a password]({{ url }})

The link works for {{ days }} days.`,
    },
  },
  'identity.passwordChanged': {
    urgent: true,
    sample: { username: 'maria' },
    el: {
      subject: 'Ο κωδικός σύνδεσης άλλαξε',
      body: `${HELLO_EL}

Ο κωδικός του λογαριασμού «{{ username }}» άλλαξε και οι συνδέσεις σε άλλες συσκευές έκλεισαν.

Αν δεν το κάνατε εσείς ούτε το ζητήσατε από το πρόγραμμα, επικοινωνήστε αμέσως μαζί του.`,
    },
    en: {
      subject: 'Your password was changed',
      body: `${HELLO_EN}

The password of the account “{{ username }}” was changed, and its sessions on other devices were ended.

If you neither did this nor asked the programme for it, contact the programme at once.`,
    },
  },
  'identity.confirmEmail': {
    urgent: true,
    sample: { username: 'maria', url: 'https://example.org/emailchange', days: 1 },
    el: {
      subject: 'Επιβεβαιώστε τη διεύθυνση e-mail',
      body: `${HELLO_EL}

Ζητήθηκε να γίνει αυτή η διεύθυνση το e-mail του λογαριασμού «{{ username }}».

[Επιβεβαίωση διεύθυνσης]({{ url }})

Ο σύνδεσμος ισχύει για {% if days == 1 %}μία ημέρα{% else %}{{ days }} ημέρες{% endif %}. Αν ο λογαριασμός δεν είναι δικός σας, δεν χρειάζεται να κάνετε τίποτα.`,
    },
    en: {
      subject: 'Confirm your e-mail address',
      body: `${HELLO_EN}

It was asked for that this address becomes the e-mail of the account “{{ username }}”.

[Confirm the address]({{ url }})

The link works for {% if days == 1 %}a day{% else %}{{ days }} days{% endif %}. If the account is not yours, there is nothing to do.`,
    },
  },
  'identity.emailChanged': {
    urgent: true,
    sample: {
      username: 'maria',
      address: 'maria@example.org',
      url: 'https://example.org/emailchange',
      days: 7,
    },
    el: {
      subject: 'Ζητήθηκε αλλαγή του e-mail σας',
      body: `${HELLO_EL}

Για τον λογαριασμό «{{ username }}» ζητήθηκε {% if address == "" %}να αφαιρεθεί αυτή η διεύθυνση e-mail{% else %}νέα διεύθυνση e-mail: {{ address }}{% endif %}.

Αν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα. Αν όχι, επαναφέρετε τη διεύθυνση μέσα σε {{ days }} ημέρες.

[Δεν το ζήτησα εγώ]({{ url }})`,
    },
    en: {
      subject: 'A change of your e-mail was asked for',
      body: `${HELLO_EN}

For the account “{{ username }}” it was asked {% if address == "" %}to remove this e-mail address{% else %}for a new e-mail address: {{ address }}{% endif %}.

If it was you, there is nothing to do. If not, restore the address within {{ days }} days.

[It was not me]({{ url }})`,
    },
  },
  'identity.projectInvitation': {
    sample: {
      username: 'maria',
      project: 'Γέφυρες',
      by: 'Ελένη Παππά',
      url: 'https://example.org/invitations',
      days: 30,
    },
    el: {
      subject: 'Πρόσκληση στο έργο «{{ project }}»',
      body: `${HELLO_EL}

Το έργο «{{ project }}» σας προσκαλεί να γίνετε μέλος του με τον λογαριασμό «{{ username }}». Την πρόσκληση έστειλε: {{ by }}.

Ώσπου να απαντήσετε, το έργο δεν βλέπει και δεν αλλάζει τίποτα από τα στοιχεία σας. Αν δεχτείτε, όσοι το διαχειρίζονται θα βλέπουν τα στοιχεία της καρτέλας σας.

[Αποδοχή ή άρνηση]({{ url }})

Η πρόσκληση περιμένει {{ days }} ημέρες.`,
    },
    en: {
      subject: 'Invitation to “{{ project }}”',
      body: `${HELLO_EN}

The project “{{ project }}” invites you to become a member with your account “{{ username }}”. The invitation was sent by {{ by }}.

Until you answer, the project neither sees nor changes anything of yours. If you accept, those who run it will see the details of your profile.

[Accept or decline]({{ url }})

The invitation waits for {{ days }} days.`,
    },
  },
  'identity.projectJoined': {
    sample: {
      username: 'maria',
      project: 'Γέφυρες',
      by: 'Ελένη Παππά',
      url: 'https://example.org/',
    },
    el: {
      subject: 'Είστε πλέον μέλος του έργου «{{ project }}»',
      body: `${HELLO_EL}

Ο λογαριασμός σας «{{ username }}» προστέθηκε στο έργο «{{ project }}». Τον πρόσθεσε: {{ by }}. Όσοι διαχειρίζονται το έργο βλέπουν τα στοιχεία της καρτέλας σας.

[Άνοιγμα της εφαρμογής]({{ url }})

Αν δεν θέλετε να μείνετε στο έργο, μπορείτε να αποχωρήσετε από το προφίλ σας.`,
    },
    en: {
      subject: 'You are now a member of “{{ project }}”',
      body: `${HELLO_EN}

Your account “{{ username }}” was added to the project “{{ project }}” by {{ by }}. Those who run the project see the details of your profile.

[Open the application]({{ url }})

If you do not want to stay in the project, you can leave it from your profile.`,
    },
  },
  'mentorMeetings.html': {
    sample: {
      meetings: [MEETING, { ...MEETING, title: 'Προσομοίωση συνέντευξης', place: '' }],
      link: LINK,
    },
    el: {
      subject: 'Οι επόμενες συναντήσεις σας',
      body: `${HELLO_EL}

Αυτές είναι οι επόμενες συναντήσεις σας στο πρόγραμμα «{{ project }}»:
{% for meeting in meetings %}
{{ meeting.at | moment }} · {{ meeting.title }}{% if meeting.with %}, με: {{ meeting.with }}{% endif %}{% if meeting.place != "" %}, στο: {{ meeting.place }}{% endif %}
{% endfor %}
Αν κάποια ώρα δεν σας βολεύει, πείτε το έγκαιρα για να βρεθεί άλλη.

[Το ημερολόγιό μου]({{ calendar }})`,
    },
    en: {
      subject: 'Your next meetings',
      body: `${HELLO_EN}

These are your next meetings in “{{ project }}”:
{% for meeting in meetings %}
{{ meeting.at | moment }} · {{ meeting.title }}{% if meeting.with %}, with {{ meeting.with }}{% endif %}{% if meeting.place != "" %}, at {{ meeting.place }}{% endif %}
{% endfor %}
If a time does not suit you, say so early, so that another can be found.

[My calendar]({{ calendar }})`,
    },
  },
  'rendezvous.html': {
    sample: { meetings: [MEETING], link: LINK },
    el: {
      subject: 'Το ραντεβού σας: {{ meetings[0].at | moment }}',
      body: `${HELLO_EL}

Σας περιμένουμε στις {{ meetings[0].at | moment }} για: {{ meetings[0].title }}{% if meetings[0].with %}, με: {{ meetings[0].with }}{% endif %}.
{% if meetings[0].place != "" %}
Πού: {{ meetings[0].place }}
{% endif %}
[Το ημερολόγιό μου]({{ calendar }})`,
    },
    en: {
      subject: 'Your appointment: {{ meetings[0].at | moment }}',
      body: `${HELLO_EN}

We expect you on {{ meetings[0].at | moment }} for: {{ meetings[0].title }}{% if meetings[0].with %}, with {{ meetings[0].with }}{% endif %}.
{% if meetings[0].place != "" %}
Where: {{ meetings[0].place }}
{% endif %}
[My calendar]({{ calendar }})`,
    },
  },
  'meetings.scheduled': meetingTemplate(
    ['Νέα συνάντηση: {{ at | moment }}', 'Ορίστηκε συνάντηση'],
    ['New meeting: {{ at | moment }}', 'A meeting has been set'],
  ),
  'meetings.moved': meetingTemplate(
    ['Νέα ώρα συνάντησης: {{ at | moment }}', 'Η συνάντηση άλλαξε ώρα'],
    ['New time of a meeting: {{ at | moment }}', 'The meeting has a new time'],
  ),
  'meetings.cancelled': meetingTemplate(
    ['Ακύρωση συνάντησης: {{ at | moment }}', 'Η συνάντηση ακυρώθηκε'],
    ['Meeting cancelled: {{ at | moment }}', 'The meeting was cancelled'],
  ),
  'meetings.reminder': meetingTemplate(
    ['Υπενθύμιση: συνάντηση {{ at | moment }}', 'Σας θυμίζουμε τη συνάντησή σας'],
    ['Reminder: meeting {{ at | moment }}', 'This is to remind you of your meeting'],
  ),
  'meetings.timeAsked': meetingTemplate(
    [
      'Αίτημα για άλλη ώρα: {{ wanted | moment }}',
      'Ζητείται άλλη ώρα συνάντησης ({{ wanted | moment }}) αντί για',
    ],
    [
      'Another time is asked for: {{ wanted | moment }}',
      'Another time of a meeting is asked for ({{ wanted | moment }}) instead of',
    ],
    { wanted: '2026-03-06T10:00:00Z' },
  ),
  'meetings.absence': meetingTemplate(
    [
      'Δεν μπορεί να έρθει: συνάντηση {{ at | moment }}',
      'Στη συνάντηση δεν μπορεί να έρθει ο ωφελούμενος',
    ],
    ['Cannot come: meeting {{ at | moment }}', 'The mentee cannot come to the meeting'],
  ),
  'meetings.timeKept': meetingTemplate(
    ['Η συνάντηση μένει όπως είναι: {{ at | moment }}', 'Η ώρα της συνάντησης δεν αλλάζει'],
    ['The meeting stays as it is: {{ at | moment }}', 'The time of the meeting does not change'],
  ),
  ...APPLICATION_TEMPLATES,
  ...CONFERENCE_TEMPLATES,
  ...REVIEW_TEMPLATES,
  ...REPORT_TEMPLATES,
  ...SUBMISSION_TEMPLATES,
  ...DUE_TEMPLATES,
  ...SUPERVISION_TEMPLATES,
  ...NOTIFICATION_TEMPLATES,
  ...TEST_TEMPLATE,
} satisfies Record<string, DefaultTemplate>

type Words = readonly [subject: string, sentence: string]

function meetingTemplate(greek: Words, english: Words, more: object = {}): DefaultTemplate {
  return {
    sample: { ...MEETING, reason: '', link: LINK, ...more },
    el: {
      subject: greek[0],
      body: `${HELLO_EL}

${greek[1]}: {{ title }}, {{ at | moment }}{% if with %}, με: {{ with }}{% endif %}.
{% if place %}
Πού: {{ place }}
{% endif %}{% if reason %}
Γιατί: {{ reason }}
{% endif %}
[Το ημερολόγιό μου]({{ calendar }})`,
    },
    en: {
      subject: english[0],
      body: `${HELLO_EN}

${english[1]}: {{ title }}, {{ at | moment }}{% if with %}, with {{ with }}{% endif %}.
{% if place %}
Where: {{ place }}
{% endif %}{% if reason %}
Why: {{ reason }}
{% endif %}
[My calendar]({{ calendar }})`,
    },
  }
}

export type TemplateName = keyof typeof DEFAULT_TEMPLATES

/** Every template by its name. */
export const TEMPLATE_NAMES = Object.keys(DEFAULT_TEMPLATES) as TemplateName[]

/** The product's own template of a name; undefined where there is none. */
export function defaultTemplate(name: string): DefaultTemplate | undefined {
  return Object.hasOwn(DEFAULT_TEMPLATES, name)
    ? DEFAULT_TEMPLATES[name as TemplateName]
    : undefined
}

/** Whether there are words for mails of that name. */
export function hasTemplate(name: string): boolean {
  return defaultTemplate(name) !== undefined
}

/** Whether people wait for mails of this template. */
export function isUrgent(name: string): boolean {
  return defaultTemplate(name)?.urgent ?? false
}

/** The texts of all templates, by the labels under which translators find them. */
export const templateTexts = (): Record<string, Text> =>
  Object.fromEntries(
    TEMPLATE_NAMES.flatMap((name) =>
      (['subject', 'body'] as const).map((part) => {
        const { el, en } = DEFAULT_TEMPLATES[name]
        return [labelOf(name, part), { el: el[part], en: en[part] }]
      }),
    ),
  )

const labelOf = (name: string, part: keyof TemplateText): string => `mail.own.${name}.${part}`

/** What the product says in a mail of a name, as translators have it; undefined where there is none. */
export function templateIn(name: string, language: Language): TemplateText | undefined {
  const own = defaultTemplate(name)?.[builtInOf(language)]
  if (!own) return undefined
  const say = (part: keyof TemplateText): string => {
    const label = labelOf(name, part)
    return hasText(label) ? translate(language, label) : own[part]
  }
  return { subject: say('subject'), body: say('body') }
}
