import { defineTexts } from '../core/define-texts.ts'

/** Those who have left a project, and asking them back. */
export const formerTexts = defineTexts({
  'former.mark': { el: 'πρώην μέλος', en: 'former member' },
  'former.tab': { el: 'Πρώην μέλη', en: 'Former members' },
  'former.title': { el: 'Πρώην μέλη του έργου', en: 'Former members of the project' },
  'former.lead': {
    el: 'Όσα έκαναν μένουν στο έργο. Όσοι προσκληθούν να επιστρέψουν γίνονται ξανά μέλη μόλις δεχτούν.',
    en: 'What they did stays in the project. Whoever is invited to come back is a member again once they accept.',
  },
  'former.search': { el: 'Αναζήτηση με όνομα', en: 'Search by name' },
  'former.none': { el: 'Κανείς δεν έχει αποχωρήσει', en: 'Nobody has left' },
  'former.noneText': {
    el: 'Όσοι αποχωρούν από το έργο φαίνονται εδώ και μπορούν να προσκληθούν ξανά.',
    en: 'Whoever leaves the project is shown here and can be invited back.',
  },
  'former.name': { el: 'Όνομα', en: 'Name' },
  'former.roles': { el: 'Ρόλοι', en: 'Roles' },
  'former.left': { el: 'Αποχώρησε', en: 'Left' },
  'former.back': { el: 'Επιστροφή', en: 'Coming back' },
  'former.waiting': {
    el: 'Προσκλήθηκε, περιμένει έως {day}',
    en: 'Invited, waits until {day}',
  },
  'former.declined': {
    el: 'Αρνήθηκε, προσκαλείται ξανά από {day}',
    en: 'Declined, can be invited again from {day}',
  },
  'former.invite': { el: 'Πρόσκληση επιστροφής', en: 'Invite back' },
  'former.inviteOf': { el: 'Πρόσκληση επιστροφής: {name}', en: 'Invite back: {name}' },
  'former.invited': { el: 'Στάλθηκε πρόσκληση: {name}', en: 'An invitation was sent to {name}' },
})
