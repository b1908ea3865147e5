import { loadSetFieldDialog } from '#features/imports'
import { useState } from 'react'
import { PeoplePage, type ChosenPeople } from '#features/people'
import { useTexts } from '#shared'
import { lazyWindow } from '#ui'

const SetFieldDialog = lazyWindow(loadSetFieldDialog, 'SetFieldDialog')

interface Props {
  /** What the page is called; as the list of everybody without it. */
  readonly title?: string
}

/** The people of the project, and a field set for those of them who are selected. */
export default function PeopleWithFields({ title }: Props) {
  const { t } = useTexts()
  const [people, setPeople] = useState<ChosenPeople>()
  return (
    <>
      <PeoplePage
        title={title ?? t('route.root.defaultlayout.project.admin.user.list.title')}
        onField={setPeople}
      />
      {people && <SetFieldDialog people={people} onClose={() => setPeople(undefined)} />}
    </>
  )
}
