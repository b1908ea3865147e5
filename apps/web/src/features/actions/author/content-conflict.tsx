import { ConflictNote } from '#ui'
import { useTexts } from '#shared'
import { fullName } from '@telemachos/rules/greek-person'
import type { ContentValues } from '../action/content-values.ts'
import { contentDifferences } from './content-differences.ts'
import type { ContentEdit } from './use-content-edit.ts'

interface Props {
  readonly mine: ContentValues
  readonly edit: ContentEdit
}

/** Somebody else has saved the action or its draft meanwhile: what differs, in words, and whose is to stay. */
export function ContentConflict({ mine, edit }: Props) {
  const texts = useTexts()
  const { theirs, theirValues, isBusy, known } = edit
  if (!theirs || !theirValues) return null
  const { At, By } = (theirs.Version === known.Version && theirs.Draft) || theirs
  const differences = contentDifferences(theirValues, mine, texts)
  return (
    <ConflictNote
      by={By && fullName(By)}
      at={At}
      differences={differences.map(({ label, before, after }) => ({
        label,
        mine: after,
        theirs: before,
      }))}
      isBusy={isBusy}
      onMine={edit.keepMine}
      onTheirs={edit.takeTheirs}
    />
  )
}
