import { ContentPage } from '#features/actions'
import { ACTION_TABS } from './action-tabs.ts'

/** One action for its authors, by the tabs that each feature gives it. */
export default function ActionContentPage() {
  return <ContentPage tabs={ACTION_TABS} />
}
