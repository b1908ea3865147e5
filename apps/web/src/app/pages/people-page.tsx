import { loadSetFieldDialog } from '#features/imports'
import { useState } from 'react'
import { PeoplePage, type ChosenPeople } from '#features/people'
import { lazyWindow } from '#ui'

const SetFieldDialog = lazyWindow(loadSetFieldDialog, 'SetFieldDialog')

/** The people of the project, and a field set for those of them who are selected. */
export default function PeopleWithFields() {
  const [people, setPeople] = useState<ChosenPeople>()
  return (
    <>
      <PeoplePage onField={setPeople} />
      {people && <SetFieldDialog people={people} onClose={() => setPeople(undefined)} />}
    </>
  )
}
