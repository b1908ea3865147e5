import type { Pages } from '#shared'

/** The pages of this feature. */
export const pages: Pages = {
  'root.defaultlayout.project.admin.spreadsheets': () => import('./author/list-page.tsx'),
  'root.defaultlayout.project.admin.spreadsheets.edit': () => import('./author/edit-page.tsx'),
  'root.defaultlayout.project.calculators': () => import('./calculators/list-page.tsx'),
  'root.defaultlayout.project.calculators.one': () => import('./calculators/calculator-page.tsx'),
}
