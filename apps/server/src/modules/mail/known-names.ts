/** What every mail knows. */
const ALWAYS_THERE = {
  name: 'Μαρία',
  vocative: 'Μαρία',
  calendar: 'https://example.org/calendar',
  project: 'Γέφυρες',
}

/** What mails of a template know, as an example of each. */
export const knownOf = (sample: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...ALWAYS_THERE,
  ...sample,
})
