import { defineTexts } from '../core/define-texts.ts'

/** Saved views of the grid, its choice of columns, and its bar of filters. */
export const viewTexts = defineTexts({
  'activity.grid.viewSaved': {
    el: '{who} αποθήκευσε προβολή του πίνακα δράσεων',
    en: '{who} saved a view of the grid of actions',
  },
  'activity.grid.viewDeleted': {
    el: '{who} διέγραψε προβολή του πίνακα δράσεων',
    en: '{who} deleted a view of the grid of actions',
  },
})
