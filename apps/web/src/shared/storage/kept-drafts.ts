import { isOfLeaver, ownerOfPage } from '../api/page-person.ts'

/** What is typed into forms and not saved is kept in the tab under names that begin so. */
const KEPT_DRAFTS = 'draft:'

/** Under what the tab keeps what is typed into a form; each person has their own. */
export const draftKey = (...form: readonly (string | number)[]): string =>
  KEPT_DRAFTS + [ownerOfPage(), ...form].join(':')

/** Empties the tab's storage for whoever comes next, but for what somebody else has typed. */
export function forgetKeptDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    const [owner = ''] = key.slice(KEPT_DRAFTS.length).split(':')
    if (!key.startsWith(KEPT_DRAFTS) || isOfLeaver(owner)) sessionStorage.removeItem(key)
  }
}
