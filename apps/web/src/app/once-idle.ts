import { wholeTexts } from '#shared'
import { keepFiles } from './keep-files.ts'
import { keepPastedLists } from './keep-pasted-lists.ts'
import { refuseDrops } from './refuse-drops.ts'
import { tellClock } from './tell-clock.ts'
import { watchRefusedForms } from './watch-refused-forms.ts'

/** What a page may begin with a moment later: it is loaded once the browser rests. */
export function onceIdle(): void {
  refuseDrops()
  keepPastedLists()
  tellClock()
  watchRefusedForms()
  void keepFiles()
  // Where they do not come now, whoever needs them asks again.
  wholeTexts().catch(() => {})
}
