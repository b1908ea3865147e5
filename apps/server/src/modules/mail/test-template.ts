import type { DefaultTemplate } from './template-form.ts'

/** What tries a project's own words: somebody sends it to themselves. */
export const TEST_TEMPLATE = {
  'mail.test': {
    urgent: true,
    fixed: true,
    sample: { subject: 'Οι επόμενες συναντήσεις σας', body: 'Γεια σας, Μαρία.' },
    // What was written by the template is a mail's body already: its links stay links.
    el: {
      subject: '[Δοκιμή] {{ subject }}',
      body: 'Αυτή είναι δοκιμή ενός προτύπου. Στάλθηκε μόνο σε εσάς.\n\n{{ body | raw }}',
    },
    en: {
      subject: '[Test] {{ subject }}',
      body: 'This is a test of a template. It was sent to you alone.\n\n{{ body | raw }}',
    },
  },
} satisfies Record<string, DefaultTemplate>
