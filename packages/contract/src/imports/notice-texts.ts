import { defineTexts } from '../core/define-texts.ts'

/** What people are told of imports. */
export const importNoticeTexts = defineTexts({
  'notifications.group.imports': { el: 'Εισαγωγές ατόμων', en: 'Imports of people' },
  'notifications.kind.imports.finished': {
    el: 'Εισαγωγή ατόμων από: {with} (άτομα: {number})',
    en: 'People imported by {with}: {number}',
  },
  'notifications.choice.imports.finished': {
    el: 'Εισαγωγές ατόμων από άλλους',
    en: 'Imports of people by others',
  },
  'notifications.kind.imports.undone': {
    el: 'Αναιρέθηκε εισαγωγή ατόμων από: {with}',
    en: 'An import of people was undone by {with}',
  },
  'notifications.choice.imports.undone': {
    el: 'Εισαγωγές που αναιρούν άλλοι',
    en: 'Imports that others undo',
  },
})
